import { withDeadline } from '@lively/machines';
import { type ColumnEvent, ColumnTurns, type ColumnTurnsProps, type LandingColumn } from '@lively/ui/screens';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import { useLanguage } from '../../i18n/useLanguage';
import { readTomorrow } from './readLandingEvents';

interface ColumnTurningProps extends Omit<ColumnTurnsProps, 'onTurn'> {
  column: LandingColumn;
  /** Called with the column to show, whenever it changes. */
  onChange: (column: LandingColumn) => void;
}

/** Makes the column turn. After the events of tonight, it reaches those of tomorrow evening. */
export default function ColumnTurning({ column, onChange, ...turns }: ColumnTurningProps) {
  const { t } = useTranslation(['common', 'taxonomy']);
  const language = useLanguage();
  const { events: services } = useBackend();
  const [front, setFront] = useState(0);
  const [tomorrow, setTomorrow] = useState<readonly ColumnEvent[]>([]);

  useEffect(() => {
    if (column.when !== 'tonight') return;
    const controller = new AbortController();
    withDeadline(
      (signal) => readTomorrow(services, column, { language, t, now: Date.now() }, signal),
      controller.signal,
    ).then(setTomorrow, () => {});
    return () => controller.abort();
  }, [column, services, language, t]);

  const isTomorrow = tomorrow.length > 0 && front >= column.events.length;
  useEffect(() => {
    onChange({ when: isTomorrow ? 'tomorrow' : column.when, events: [...column.events, ...tomorrow] });
  }, [column, tomorrow, isTomorrow, onChange]);

  return <ColumnTurns {...turns} onTurn={setFront} />;
}
