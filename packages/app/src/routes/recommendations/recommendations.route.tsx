import { foldText, recommend, suggestPreferences, tagOf } from '@lively/engine';
import { recommendationLimit } from '@lively/engine/constants';
import { type RecommendationsResults, RecommendationsScreen } from '@lively/ui/screens';
import { useMemo } from 'react';
import { mayPersonalise } from '../../consent/mayPersonalise';
import { useConsent } from '../../consent/useConsent';
import { toEventItem } from '../../events/toEventItem';
import { toReasonLabel } from '../../events/toReasonLabel';
import { useFavourites } from '../../favourites/useFavourites';
import { formatNumber } from '../../i18n/formatNumber';
import { readLanguage, textsOf } from '../../i18n/texts';
import { useOnboardingDue } from '../../onboarding/onboardingDue';
import { toTagName } from '../../preferences/toTagName';
import { usePreferencesDialog } from '../../preferences/usePreferencesDialog';
import { useTagPreferences } from '../../preferences/useTagPreferences';
import { useTellUnread } from '../../preferences/useTellUnread';
import { useServices } from '../../services/ServicesContext';
import { useCatalogue } from '../../services/useCatalogue';
import { useNow } from '../../services/useNow';
import { useTaste } from '../../services/useTaste';
import { useSession } from '../../session/followSession';
import { PageHead } from '../PageHead';
import { paths } from '../paths';
import { RequireSession } from '../RequireSession';
import { useAddressState } from '../useAddressState';
import { useHref } from '../useHref';

export function Component() {
  return (
    <RequireSession>
      <OwnRecommendations />
    </RequireSession>
  );
}

function OwnRecommendations() {
  const session = useSession();
  return session.status === 'signedIn' && <Recommendations key={session.user.id} userId={session.user.id} />;
}

function Recommendations({ userId }: { userId: string }) {
  const t = textsOf('recommendations');
  const language = readLanguage();
  const href = useHref();
  const now = useNow();
  const { tastes } = useServices();
  const catalogue = useCatalogue();
  const taste = useTaste();
  const heartOf = useFavourites();
  const consent = useConsent();
  const [search, setSearch] = useAddressState('q', '');

  const profile = taste.status === 'ready' ? taste.value : undefined;
  const tags = useTagPreferences(
    userId,
    useMemo(
      () => profile && { saved: profile.tags, suggestions: suggestPreferences(profile).map(({ tag }) => tag) },
      [profile],
    ),
  );
  // One dialog at a time: whoever has just arrived first answers the onboarding.
  const opensByItself = !useOnboardingDue();
  const preferences = usePreferencesDialog({ userId, saved: profile?.preferences, opensByItself });
  useTellUnread(taste.status === 'failed');

  const isReady = catalogue.status === 'ready' && taste.status === 'ready';
  const ranked = isReady ? recommend(catalogue.value, taste.value, now) : undefined;
  const shown = ranked?.filter(({ event }) => foldText(event.title).includes(foldText(search.trim())));

  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <RecommendationsScreen
        title={t('title')}
        search={{
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          submitLabel: t('search.submit'),
          value: search,
          onChange: setSearch,
          onSubmit: setSearch,
        }}
        preferences={profile && toPreferences(profile.preferences.length)}
        suggestions={{
          title: t('preferences:suggestions.title'),
          text: t('preferences:suggestions.text'),
          suggestions: tags.suggestions.map(toSuggestion),
          onAccept: tags.add,
          onDismiss: tags.dismiss,
        }}
        heading={t('heading')}
        explanation={{ label: t('explanation'), href: href(paths.ranking) }}
        announcement={announce()}
        results={toResults()}
        consent={consent.isAsked ? toConsent() : undefined}
      />
      {preferences.dialog}
    </>
  );

  function toPreferences(count: number) {
    return {
      label: t(count ? 'preferences.edit' : 'preferences.define'),
      count: count ? formatNumber(count, language) : undefined,
      onOpen: preferences.open,
    };
  }

  function toSuggestion(tag: string) {
    const name = toTagName(tag, t);
    return {
      id: tag,
      label: name,
      acceptLabel: t('preferences:suggestions.accept', { name }),
      dismissLabel: t('preferences:suggestions.dismiss', { name }),
    };
  }

  /** One purpose is asked for, so one is granted: the others stay as they are for whoever has not chosen. */
  function toConsent() {
    const answer = (allowed: boolean) => () =>
      consent.send(
        { type: 'consent.changed', purpose: 'analytics', allowed: false },
        { type: 'consent.changed', purpose: 'personalization', allowed },
        { type: 'consent.saved' },
      );
    return {
      title: t('consent.title'),
      text: t('consent.text'),
      accept: { label: t('consent.accept'), onPress: answer(true) },
      refuse: { label: t('consent.refuse'), onPress: answer(false) },
    };
  }

  function announce(): string {
    if (catalogue.status === 'failed' || taste.status === 'failed') return '';
    if (!shown) return t('loading');
    return t('count', { count: shown.length, number: formatNumber(shown.length, language) });
  }

  function toResults(): RecommendationsResults {
    const failed = [catalogue, taste].find((loaded) => loaded.status === 'failed');
    if (failed) {
      return {
        state: 'failed',
        title: t('failedTitle'),
        text: t('failedText'),
        retryLabel: t('common:retry'),
        onRetry: failed.retry,
      };
    }
    if (!shown || !ranked) return { state: 'loading' };
    if (!shown.length) return { state: 'empty', empty: toEmptyState() };
    return {
      state: 'ready',
      events: shown.map(({ event, distanceKm, reasons }) =>
        toEventItem(
          {
            event,
            distanceKm,
            recommended: true,
            href: href(paths.event(event.id)),
            reasons: reasons.map((reason) => ({ label: toReasonLabel(reason, language, t), points: reason.points })),
            favourite: heartOf(event),
            onOpen: () => recordClick(event.id, tagOf(event)),
          },
          { language, t, now },
        ),
      ),
      more: ranked.length === recommendationLimit ? { label: t('more'), href: href(paths.explore) } : undefined,
    };
  }

  function toEmptyState() {
    const customise = { label: t('empty.customise'), onSelect: preferences.open };
    if (!search.trim()) return { title: t('empty.title'), text: t('empty.text'), action: customise };
    return {
      title: t('empty.searchTitle', { search }),
      text: t('empty.searchText'),
      relaxations: [customise],
      action: { label: t('empty.reset'), onSelect: () => setSearch('') },
    };
  }

  /** Remembered for the next recommendations. Losing one is no harm: the specification only logs it. */
  function recordClick(eventId: string, tag: string) {
    if (mayPersonalise(Date.now())) tastes.recordInteraction(userId, eventId, tag).catch(() => {});
  }
}
