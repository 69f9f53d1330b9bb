import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface NewPoll {
  /** The button that opens the form. */
  action: { label: string; onSelect: () => void };
  /** The form: rendered anywhere in the page. */
  dialog: ReactNode;
}

/** What every form of a new poll is given. */
export interface OpenedPollProps {
  onClose: () => void;
}

/** Makes a poll of what a page shows. The form is loaded with the first press: lazyDialog. */
export function useNewPoll<Props extends OpenedPollProps>(
  Dialog: ComponentType<Props>,
  props: Omit<Props, keyof OpenedPollProps>,
): NewPoll {
  const { t } = useTranslation(['newPoll', 'common', 'taxonomy']);
  const [isOpen, setOpen] = useState(false);
  const whole = { ...props, onClose: () => setOpen(false) } as Props;
  return {
    action: { label: t('action'), onSelect: () => setOpen(true) },
    dialog: isOpen && (
      <Suspense fallback={null}>
        <Dialog {...whole} />
      </Suspense>
    ),
  };
}
