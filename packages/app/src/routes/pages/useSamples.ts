import { type LivelyEvent, nextTiming } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import type { EventItem } from '@lively/ui/screens';
import { useEffect, useState } from 'react';
import { toEventItem } from '../../events/toEventItem';
import { toPrice } from '../../events/toPrice';
import { readLanguage, textsOf } from '../../i18n/texts';
import { useServices } from '../../services/ServicesContext';
import { paths } from '../paths';
import { useHref } from '../useHref';
import { samples } from './samples';

/**
 * Three events of the catalogue. What holds on any day shows at once, so that it can be in the prerendered page; dates,
 * participants and changes come with the catalogue, read once the page is at rest. Without it the cards stay as they are.
 */
export function useSamples(): readonly EventItem[] {
  const t = textsOf('common');
  const language = readLanguage();
  const href = useHref();
  const { eventList } = useServices();
  const [known, setKnown] = useState<{ items: readonly EventItem[] }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: language and texts never change in a document
  useEffect(() => {
    const controller = new AbortController();
    eventList.read(controller.signal).then(
      ({ events }) => {
        if (controller.signal.aborted) return;
        const now = Date.now();
        const items = chooseShown(events, now).map((event) =>
          toEventItem({ event, distanceKm: unknownDistance, href: href(paths.event(event.id)) }, { language, t, now }),
        );
        setKnown({ items });
      },
      () => {},
    );
    return () => controller.abort();
  }, [eventList]);

  return (
    known?.items ??
    samples.map(({ price, ...sample }) => ({
      ...sample,
      href: href(paths.event(sample.id)),
      categoryLabel: t(`taxonomy:${sample.category}`),
      price: toPrice(price, language, t)?.headline,
    }))
  );
}

/** The samples; the newest events to come take the place of those that this catalogue does not have. */
function chooseShown(events: readonly LivelyEvent[], now: number): LivelyEvent[] {
  const known = samples.flatMap(({ id }) => events.find((event) => event.id === id) ?? []);
  const others = events.filter((event) => !known.includes(event) && nextTiming(event, now)?.past === false);
  return [...known, ...others].slice(0, samples.length);
}
