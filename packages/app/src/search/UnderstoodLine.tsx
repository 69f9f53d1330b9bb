import { FieldMarks, UnderstoodParts } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { DataProvider } from '../data/DataProvider';
import { listUnderstood } from './listUnderstood';
import { usePaused } from './usePaused';
import { useReadLine } from './useReadLine';
import { useUnderstood } from './useUnderstood';

interface UnderstoodLineProps {
  line: string;
  /** `words` below the field, `marks` in it. */
  shows: 'words' | 'marks';
}

/** The meaning of the typed line, if it is more than a text. It also works on pages without a data provider. */
export default function UnderstoodLine({ line, shows }: UnderstoodLineProps) {
  const Part = shows === 'marks' ? Marks : Words;
  return (
    <DataProvider>
      <Part line={line} />
    </DataProvider>
  );
}

type PartProps = Pick<UnderstoodLineProps, 'line'>;

function Words({ line }: PartProps) {
  const { t } = useTranslation('explore');
  return <UnderstoodParts label={t('active.understood')} parts={useUnderstood(usePaused(line))} />;
}

/** Words of the last reading that are still in the line stay marked while more is typed. */
function Marks({ line }: PartProps) {
  const markedLine = useReadLine(usePaused(line)).data?.changed.markedLine;
  return <FieldMarks value={line} marks={markedLine ? listUnderstood(markedLine) : []} />;
}
