import { mapValid } from '@lively/engine';
import { applyTaste } from '@lively/engine/tastes';
import type { EventItem, LandingContent } from '@lively/ui/screens';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../data/useNow';
import { toEventItem } from '../../events/toEventItem';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import { useRankedEvents } from '../../tastes/useRankedEvents';
import { useStoredTaste } from '../../tastes/useStoredTaste';

/** Events below the first screen, with their heading. */
export interface LandingShow {
  readonly heading: LandingContent['events'];
  readonly events: readonly EventItem[];
}

export interface LandingTasteProps {
  /** The number of events to show. */
  count: number;
  /** Called with the events to show; undefined without any. */
  onChange: (show: LandingShow | undefined) => void;
}

/** Passes the first events of the taste of this device. */
export default function TasteOnLanding({ count, onChange }: LandingTasteProps) {
  const { t } = useTranslation(['common', 'taxonomy', 'tastes']);
  const language = useLanguage();
  const now = useNow();
  const taste = useStoredTaste();
  const list = useRankedEvents();
  const show = useMemo((): LandingShow | undefined => {
    const events = mapValid(applyTaste(list ?? [], taste, now).slice(0, count), ({ event, distanceKm }) =>
      toEventItem({ event, distanceKm, href: paths.event(event.id) }, { language, t, now }),
    );
    const all = { label: t('tastes:list'), href: `${paths.explore}?sort=score` };
    return events.length ? { heading: { title: t('tastes:strip'), all }, events } : undefined;
  }, [list, taste, now, count, language, t]);
  useEffect(() => {
    onChange(show);
    return () => onChange(undefined);
  }, [show, onChange]);
  return null;
}
