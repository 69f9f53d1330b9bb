import type { LivelyEvent } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import { type MyEventsResults, MyEventsScreen } from '@lively/ui/screens';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { toEventItem } from '../../events/toEventItem';
import { useFavourites } from '../../favourites/useFavourites';
import { formatNumber } from '../../i18n/formatNumber';
import { readLanguage, textsOf } from '../../i18n/texts';
import { useServices } from '../../services/ServicesContext';
import { useNow } from '../../services/useNow';
import { useSession } from '../../session/followSession';
import { showToast } from '../../toasts/toasts';
import { absoluteUrl } from '../absoluteUrl';
import { PageHead } from '../PageHead';
import { paths } from '../paths';
import { RequireSession } from '../RequireSession';
import { useAddressParameters } from '../useAddressParameters';
import { useHref } from '../useHref';
import { myEventsTabs, readMyEventsTab } from './myEventsTab';
import { toCreatedItem } from './toCreatedItem';
import { useMyEvents } from './useMyEvents';

/** Loaded with the first question. */
const RemovalDialog = lazy(() => import('./RemovalDialog').then(({ RemovalDialog }) => ({ default: RemovalDialog })));

export function Component() {
  return (
    <RequireSession>
      <OwnEvents />
    </RequireSession>
  );
}

function OwnEvents() {
  const session = useSession();
  return session.status === 'signedIn' && <MyEvents key={session.user.id} userId={session.user.id} />;
}

function MyEvents({ userId }: { userId: string }) {
  const t = textsOf('myEvents');
  const language = readLanguage();
  const href = useHref();
  const now = useNow();
  const { eventEditingOf, eventList } = useServices();
  const [parameters] = useAddressParameters();
  const tab = readMyEventsTab(parameters);
  const { lists, countOf } = useMyEvents(userId, tab);
  const heartOf = useFavourites();
  const [asked, setAsked] = useState<{ event: LivelyEvent }>();
  const [removals] = useState(() => eventEditingOf(userId));

  const shown = lists[tab];
  const reload = shown.status === 'ready' ? shown.reload : undefined;
  const noteRemoval = useFocusAfterRemoval(shown.status === 'ready' ? shown.value : undefined);
  const forgetList = useCallback(() => {
    eventList.outdate();
    noteRemoval();
    reload?.();
  }, [eventList, noteRemoval, reload]);

  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <MyEventsScreen
        title={t('title')}
        create={{ label: t('create'), href: href(paths.createEvent) }}
        tabs={{
          label: t('title'),
          tabs: myEventsTabs.map((name) => {
            const count = countOf(name);
            return {
              label: t(`tab.${name}`),
              href: href(paths.myEventsTab(name)),
              current: name === tab,
              count: count ? formatNumber(count, language) : undefined,
            };
          }),
        }}
        announcement={announce()}
        listLabel={t(`tab.${tab}`)}
        results={toResults()}
      />
      {asked && (
        <Suspense fallback={null}>
          <RemovalDialog asked={asked} services={removals} onRemoved={forgetList} />
        </Suspense>
      )}
    </>
  );

  function announce(): string {
    if (shown.status === 'failed') return '';
    const count = countOf(tab);
    if (count === undefined) return t('common:loading');
    return count ? t(`count.${tab}`, { count, number: formatNumber(count, language) }) : '';
  }

  function toResults(): MyEventsResults {
    if (shown.status === 'loading') return { state: 'loading' };
    if (shown.status === 'failed') {
      return {
        state: 'failed',
        title: t(`failed.${tab}`),
        text: t('failed.text'),
        retryLabel: t('common:retry'),
        onRetry: shown.retry,
      };
    }
    const events = shown.value;
    if (!events.length) return { state: 'empty', empty: toEmptyState() };
    if (tab === 'created') return { state: 'created', events: events.map(toOwnItem) };
    return { state: 'ready', events: events.map(toItem) };
  }

  function toItem(event: LivelyEvent) {
    return toEventItem(
      { event, distanceKm: unknownDistance, href: href(paths.event(event.id)), favourite: heartOf(event) },
      { language, t, now },
    );
  }

  function toOwnItem(event: LivelyEvent) {
    const share = absoluteUrl(paths.event(event.id), language);
    return toCreatedItem(event, toItem(event), {
      language,
      t,
      addresses: { edit: href(paths.editEvent(event.id)), share },
      onRemove: () => setAsked({ event }),
      onCopied: () => showToast({ title: t('common:toast.linkCopied'), tone: 'success' }),
      onCopyFailed: () => showToast({ title: t('common:toast.errorTitle'), description: share, tone: 'danger' }),
    });
  }

  function toEmptyState() {
    return {
      title: t(`empty.${tab}.title`),
      text: t(`empty.${tab}.text`),
      action: { label: t(`empty.${tab}.action`), href: href(tab === 'created' ? paths.createEvent : paths.explore) },
    };
  }
}

/** The button that was pressed goes with its event: reading goes on at the title. Returns what to call after a removal. */
function useFocusAfterRemoval(events: readonly LivelyEvent[] | undefined): () => void {
  const isDue = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list has changed
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    const title = document.querySelector('h1');
    if (!title || document.activeElement !== document.body) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [events]);
  return useCallback(() => {
    isDue.current = true;
  }, []);
}
