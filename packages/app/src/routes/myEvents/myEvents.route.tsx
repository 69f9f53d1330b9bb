import { type LivelyEvent, mapValid } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import { type MyEventsResults, MyEventsScreen } from '@lively/ui/screens';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { MyEvent } from '../../data/Backend';
import { useBackend } from '../../data/BackendContext';
import { queryKeys } from '../../data/queryKeys';
import { useInvalidate } from '../../data/useInvalidate';
import { useNow } from '../../data/useNow';
import { splitByTime } from '../../events/splitByTime';
import { useEventItems } from '../../events/useEventItems';
import { useHearts } from '../../favourites/useHearts';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { localizePath, paths } from '../../navigation/paths';
import { useTakeBack } from '../../purchases/useTakeBack';
import { useUser } from '../../session/SessionContext';
import { useShowToast } from '../../toasts/ToastProvider';
import { myEventsTabs, parseMyEventsTab } from './myEventsTab';
import { toCreatedItem } from './toCreatedItem';
import { useMyEvents } from './useMyEvents';
import { usePublication } from './usePublication';

/** Loaded with the first question. */
const RemovalDialog = lazy(() => import('./RemovalDialog').then(({ RemovalDialog }) => ({ default: RemovalDialog })));

/** The events that are the user's: bought, kept, published. */
export function Component() {
  const { id: userId } = useUser();
  const { t } = useTranslation(['myEvents', 'report', 'common', 'taxonomy']);
  const language = useLanguage();
  const toEventItem = useEventItems();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { eventEditingOf } = useBackend();
  const tab = parseMyEventsTab(useSearchParams()[0]);
  const { lists, countOf, isCounted } = useMyEvents(userId);
  const heartOf = useHearts();
  const [asked, setAsked] = useState<{ event: LivelyEvent }>();
  const { onPublish, onAppeal, dialog } = usePublication(userId);
  const removals = useMemo(() => eventEditingOf(userId), [eventEditingOf, userId]);

  const shown = lists[tab];
  const now = useNow();
  const { upcoming, past } = useMemo(() => splitByTime(shown.data ?? [], now), [shown.data, now]);
  const expectRemoval = useFocusAfterRemoval(shown.data);
  const onRemoved = useCallback(() => {
    expectRemoval();
    invalidate(queryKeys.events);
    invalidate(queryKeys.myEvents(userId));
  }, [expectRemoval, invalidate, userId]);

  const takeBack = useTakeBack(userId, expectRemoval);

  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <MyEventsScreen
        title={t('title')}
        create={{ label: t('create'), href: paths.createEvent }}
        tabs={{
          label: t('title'),
          tabs: myEventsTabs.map((name) => {
            const count = countOf(name);
            return {
              label: t(`tab.${name}`),
              href: paths.myEventsTab(name),
              current: name === tab,
              count: count ? formatNumber(count, language) : undefined,
            };
          }),
        }}
        announcement={announce()}
        listLabel={t(`tab.${tab}`)}
        results={toResults()}
      />
      {dialog}
      {asked && (
        <Suspense fallback={null}>
          <RemovalDialog asked={asked} services={removals} onRemoved={onRemoved} />
        </Suspense>
      )}
    </>
  );

  function announce(): string {
    if (shown.isError) return '';
    const count = countOf(tab);
    if (count === undefined) return t('common:loading');
    if (!count) return '';
    const over = past.filter((event) => isCounted(tab, event)).length;
    if (!over) return t(`count.${tab}`, { count, number: formatNumber(count, language) });
    const texts = [...(count > over ? [sayCount('coming', count - over)] : []), sayCount('past', over)];
    return texts.join('\u00A0· ');
  }

  function toResults(): MyEventsResults {
    if (shown.isPending) return { state: 'loading' };
    if (shown.isError) {
      return {
        state: 'failed',
        title: t(`failed.${tab}`),
        text: t('failed.text'),
        retryLabel: t('common:retry'),
        onRetry: shown.refetch,
      };
    }
    if (!shown.data.length) return { state: 'empty', empty: toEmptyState() };
    if (tab === 'created') return { state: 'created', ...toLists(toOwnItem) };
    if (tab === 'purchased') return { state: 'tickets', ...toLists(toTicket) };
    return { state: 'ready', ...toLists(toItem) };
  }

  function toLists<Item>(toShown: (event: MyEvent) => Item) {
    return {
      events: mapValid(upcoming, toShown),
      past: past.length ? { label: sayCount('past', past.length), events: mapValid(past, toShown) } : undefined,
    };
  }

  function sayCount(part: 'coming' | 'past', count: number): string {
    return t(`${part}.${tab}`, { count, number: formatNumber(count, language) });
  }

  function toItem(event: MyEvent) {
    const listed = { event, distanceKm: unknownDistance };
    // Its page is gone with it.
    if (event.isWithdrawn) return { ...toEventItem({ ...listed, href: paths.myEvents }), status: t('withdrawn') };
    return toEventItem({ ...listed, href: paths.event(event.id), favourite: heartOf(event) });
  }

  function toTicket(event: MyEvent) {
    const isPast = past.includes(event);
    const item = { ...toItem(event), isPast };
    if (event.isWithdrawn) return item;
    const list = t('actions.label', { title: item.title });
    return {
      ...item,
      // Among the past tickets, that it is past goes without saying.
      status: isPast ? undefined : item.status,
      takeBack: { label: t('common:ticket.takeBack'), list, onSelect: () => takeBack(event.id) },
    };
  }

  function toOwnItem(event: MyEvent) {
    // Of the site that is being read, wherever it is served.
    const share = new URL(localizePath(paths.event(event.id), language), location.href).href;
    return toCreatedItem(event, toItem(event), {
      language,
      t,
      urls: { edit: paths.editEvent(event.id), share },
      onRemove: () => setAsked({ event }),
      onPublish: (publication) => onPublish(event, publication),
      onAppeal,
      onCopied: () => showToast({ title: t('common:toast.linkCopied'), tone: 'success' }),
      onCopyFailed: () =>
        showToast({
          title: t('common:toast.errorTitle'),
          description: t('common:toast.linkNotCopied', { url: share }),
          tone: 'danger',
        }),
    });
  }

  function toEmptyState() {
    return {
      title: t(`empty.${tab}.title`),
      text: t(`empty.${tab}.text`),
      action: { label: t(`empty.${tab}.action`), href: tab === 'created' ? paths.createEvent : paths.explore },
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
