import type { EventItem } from '@lively/ui/screens';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import { toPrice } from '../../events/toPrice';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import { samples } from './samples';

/**
 * Reads three events of the catalogue. Their fixed values are shown at once, so that the prerendered page contains
 * them; dates, participants and changes load once the page is idle. If they fail, the cards stay unchanged.
 */
export function useSamples(): readonly EventItem[] {
  const { t } = useTranslation(['common', 'taxonomy']);
  const language = useLanguage();
  const { events } = useBackend();
  const [items, setItems] = useState<readonly EventItem[]>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    import('./readSamples')
      .then(({ readSamples }) => readSamples(events, { language, t, signal }))
      .then(setItems, () => {});
    return () => controller.abort();
  }, [events, language, t]);

  return (
    items ??
    samples.map(({ price, ...sample }) => ({
      ...sample,
      href: paths.event(sample.id),
      categoryLabel: t(`taxonomy:${sample.category}`),
      price: toPrice(price, language, t)?.headline,
    }))
  );
}
