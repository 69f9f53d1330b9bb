import { type LivelyEvent, tagOf } from '@lively/engine';
import { recommendationLimit } from '@lively/engine/constants';
import type { Placed, TasteEdit } from '@lively/engine/tastes';
import { CorrectionModal, type CorrectionModalProps } from '@lively/ui/screens';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../data/useLazyPart';
import { contentLanguage } from '../events/contentLanguage';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../navigation/paths';
import { DialogFailure, type OpenedDialogProps } from '../toasts/lazyDialog';
import { useHasCity } from './useHasCity';
import { useRankedEvents } from './useRankedEvents';
import { useSteering } from './useSteering';

interface CorrectionDialogProps extends OpenedDialogProps {
  event: LivelyEvent;
  reasons?: CorrectionModalProps['reasons'];
  /** The ranked recommendations, of which the page shows the first. @default the list by relevance of everything */
  list?: readonly Placed[] | undefined;
}

/** Corrects a list from one of its events. The texts load with it. */
export default function CorrectionDialog(props: CorrectionDialogProps) {
  const Loaded = useLazyPart(loadDialog, ['tastes', 'taxonomy'], DialogFailure);
  return <Loaded {...props} />;
}

const loadDialog = async () => ({ default: LoadedDialog });

function LoadedDialog({ event, reasons, list, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation(['tastes', 'taxonomy', 'common']);
  const language = useLanguage();
  const hasPlace = useHasCity();
  const all = useRankedEvents({ enabled: list === undefined });
  const { panel, items, preview, correct } = useSteering({
    list: list ?? all,
    hasPlace,
    about: event,
    shown: list && recommendationLimit,
  });
  const options = useMemo((): readonly (readonly [label: string, edits: readonly [TasteEdit]])[] => {
    const subject = { kind: 'topic', value: tagOf(event) } as const;
    const name = t(`taxonomy:${subject.value}`);
    const { organizer } = event;
    return [
      [t('line.more', { subject: name }), [{ kind: 'more', subject }]],
      [t('line.less', { subject: name }), [{ kind: 'less', subject }]],
      [t('line.never', { subject: name }), [{ kind: 'never', subject }]],
      ...(hasPlace ? [[t('correct.nearer'), [{ kind: 'nearer' }]] as const] : []),
      [t('correct.hide'), [{ kind: 'hideThis' }]],
      ...(organizer ? [[t('line.never', { subject: organizer }), [{ kind: 'hideOrganiser' }]] as const] : []),
    ];
  }, [event, hasPlace, t]);
  return (
    <CorrectionModal
      title={t('correct.title')}
      description={<bdi lang={contentLanguage(language)}>{event.title}</bdi>}
      closeLabel={t('common:close')}
      reasons={reasons}
      optionsLabel={t('correct.options')}
      options={options.map(([label, edits]) => ({ label, effect: preview(edits), onSelect: () => correct(edits) }))}
      panel={{ ...panel, items, more: { label: t('more'), href: paths.tastes } }}
      onClose={onClose}
    />
  );
}
