import { useTranslation } from 'react-i18next';
import { StatementDialog } from '../../forms/StatementDialog';

interface AppealDialogProps {
  /** @throws What the backend refused with. */
  send: (text: string) => Promise<void>;
  onClose: () => void;
}

/** A creator answers what a moderator decided, once. */
export default function AppealDialog({ send, onClose }: AppealDialogProps) {
  const { t } = useTranslation('myEvents');
  const required = t('appeal.required');
  const texts = {
    title: t('appeal.title'),
    description: t('appeal.text'),
    label: t('appeal.details'),
    hint: t('appeal.hint'),
    required,
    incomplete: required,
    submit: t('appeal.submit'),
    failed: t('appeal.failed'),
  };
  return <StatementDialog texts={texts} send={send} onClose={onClose} />;
}
