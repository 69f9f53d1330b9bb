import { Alert, Button, ConfirmModal } from '@lively/ui';
import { EventFormScreen } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '../../navigation/focusTitle';
import { LeaveWarning } from './LeaveWarning';
import { type EventEditorOptions, useEventEditor } from './useEventEditor';

/** The form of a new or stored event. It starts with the stored draft, which can be discarded. */
export function EventEditor(options: EventEditorOptions) {
  const [discards, setDiscards] = useState(0);
  return <DraftedForm key={discards} options={options} onDiscarded={() => setDiscards(discards + 1)} />;
}

function DraftedForm({ options, onDiscarded }: { options: EventEditorOptions; onDiscarded: () => void }) {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const { form, isAtRisk, kept, resumeDraft, forgetDraft } = useEventEditor(options);
  const [isAsked, setAsked] = useState(false);
  const resume = () => {
    resumeDraft();
    focusTitle();
  };
  const discard = () => {
    forgetDraft();
    onDiscarded();
    // The focus moves to the new form: the focused button was removed with its notice.
    requestAnimationFrame(focusTitle);
  };
  return (
    <>
      <EventFormScreen page={{ state: 'ready', ...form, notice: kept && !form.saved ? toNotice() : undefined }} />
      <ConfirmModal
        open={isAsked}
        tone="danger"
        title={t('draft.ask.title')}
        description={t('draft.ask.text')}
        labels={{
          confirm: t('draft.ask.confirm'),
          confirming: t('common:loading'),
          cancel: t('draft.ask.keep'),
          close: t('common:close'),
        }}
        onConfirm={discard}
        onCancel={() => setAsked(false)}
      />
      <LeaveWarning isAtRisk={isAtRisk} />
    </>
  );

  function toNotice() {
    return (
      <Alert
        title={t(kept === 'older' ? 'draft.older.title' : 'draft.title')}
        actions={
          <>
            {kept === 'older' && (
              <Button weight="light" disabled={form.submitting} onPress={resume}>
                {t('draft.older.resume')}
              </Button>
            )}
            <Button weight="light" disabled={form.submitting} onPress={() => setAsked(true)}>
              {t('draft.discard')}
            </Button>
          </>
        }
      >
        {t(kept === 'older' ? 'draft.older.text' : 'draft.text')}
      </Alert>
    );
  }
}
