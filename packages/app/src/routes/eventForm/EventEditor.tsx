import { Alert, Button } from '@lively/ui';
import { EventFormScreen } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventEditorOptions, useEventEditor } from './useEventEditor';

/** The form of an event, new or stored. It begins with the draft that a visit before left, which can be discarded. */
export function EventEditor(options: EventEditorOptions) {
  const [discards, setDiscards] = useState(0);
  return <DraftedForm key={discards} options={options} onDiscarded={() => setDiscards(discards + 1)} />;
}

function DraftedForm({ options, onDiscarded }: { options: EventEditorOptions; onDiscarded: () => void }) {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const { form, isRestored, forgetDraft } = useEventEditor(options);
  const discard = () => {
    forgetDraft();
    onDiscarded();
  };
  return (
    <>
      {isRestored && !form.saved && (
        <Alert
          title={t('draft.title')}
          actions={
            <Button weight="light" disabled={form.submitting} onPress={discard}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.text')}
        </Alert>
      )}
      <EventFormScreen page={{ state: 'ready', ...form }} />
    </>
  );
}
