import { UnderstoodParts } from '@lively/ui/screens';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataProvider } from '../data/DataProvider';
import { useUnderstood } from './useUnderstood';

/** Milliseconds from the last key until a line is read. */
const typingPause = 300;

/** How a line that is being typed is understood, where it is more than a text. It stands on pages without data of their own, too. */
export default function UnderstoodLine({ line }: { line: string }) {
  return (
    <DataProvider>
      <Understood line={line} />
    </DataProvider>
  );
}

function Understood({ line }: { line: string }) {
  const { t } = useTranslation('explore');
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(line.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [line]);
  return <UnderstoodParts label={t('active.understood')} parts={useUnderstood(paused)} />;
}
