import { UnderstoodParts } from '@lively/ui/screens';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataProvider } from '../data/DataProvider';
import { useUnderstood } from './useUnderstood';

/** Milliseconds between the last key and the parsing of a line. */
const typingPause = 300;

/** The meaning of the typed line, if it is more than a text. It also works on pages without a data provider. */
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
