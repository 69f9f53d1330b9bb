import { withDeadline } from '@lively/machines';
import type { EventItem } from '@lively/ui/screens';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBackend } from '../../data/BackendContext';
import type { LandingEvents } from '../../data/LandingEvents';
import { RenderedPageContext } from '../../data/RenderedPage';
import { toPrice } from '../../events/toPrice';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import { samples } from './samples';

/**
 * Returns the events that the server wrote into the page. A page without them reads them; until then, and if this fails, the
 * samples have their fixed values, and the column has no events.
 */
export function useLandingEvents(): LandingEvents {
  const { t } = useTranslation(['common', 'taxonomy']);
  const language = useLanguage();
  const { events } = useBackend();
  const rendered = useContext(RenderedPageContext)?.landing;
  // The key of the first page, before any navigation.
  const isFirstPage = useLocation().key === 'default';
  const written = isFirstPage ? rendered : undefined;
  const [read, setRead] = useState<LandingEvents>();

  useEffect(() => {
    if (written) return;
    const controller = new AbortController();
    import('./readLandingEvents')
      .then(({ readLandingEvents }) =>
        withDeadline(
          (signal) => readLandingEvents(events, { language, t, now: Date.now() }, signal),
          controller.signal,
        ),
      )
      .then(setRead, () => {});
    return () => controller.abort();
  }, [written, events, language, t]);

  return (
    read ??
    written ?? {
      samples: samples.map(
        ({ price, ...sample }): EventItem => ({
          ...sample,
          href: paths.event(sample.id),
          categoryLabel: t(`taxonomy:${sample.category}`),
          price: toPrice(price, language, t)?.headline,
        }),
      ),
    }
  );
}
