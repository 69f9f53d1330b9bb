import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useShowToast } from '../toasts/ToastProvider';

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

/** Makes a poll of what a page shows. The form is loaded with the first press. */
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

/** A form whose code comes with its first press. Declared outside of the components. */
export function lazyNewPoll<Props extends OpenedPollProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyWithFallback(load, NewPollFailure as ComponentType<Props>);
}

/** Fallback when the code fails to load. */
function NewPollFailure({ onClose }: OpenedPollProps) {
  const { t } = useTranslation(['newPoll', 'common', 'taxonomy']);
  const showToast = useShowToast();
  useEffect(() => {
    showToast({ title: t('common:toast.errorTitle'), description: t('failed'), tone: 'danger' });
    onClose();
  });
  return null;
}
