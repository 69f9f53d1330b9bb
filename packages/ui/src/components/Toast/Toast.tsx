'use client';

import { Toast as BaseToast } from '@base-ui/react/toast';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import * as styles from './Toast.css';

/** What a toast says. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** `danger` interrupts what is being read aloud, the others wait. */
  tone: 'neutral' | 'success' | 'danger';
  /** Where it leads, for example to the sign-in page. */
  action?: { label: string; href: string } | undefined;
}

export interface ToastProps {
  /** What to say now, or nothing. A new object takes the place of the old one, with its own time. */
  toast: ToastMessage | null;
  /** Called when its time is over and when it is closed by hand; not when another takes its place. */
  onClose: () => void;
  /** What assistive technology calls the place and the cross: « Notifications », « Fermer ». */
  labels: { region: string; close: string };
  /**
   * How long it stays, in milliseconds. Time stops while it is pointed at, focused, or the window is away. With 0 it stays
   * until it is closed or replaced: the page keeps the time.
   * @default 5000
   */
  duration?: number | undefined;
  /** Called with `true` when it begins to be pointed at or focused, or the window goes away, and with `false` afterwards. */
  onHeldChange?: ((held: boolean) => void) | undefined;
}

/**
 * Says for a moment what has just happened, at the edge of the window. One at a time, at the root of the app. F6 reaches
 * it from anywhere.
 *
 * For what must be dealt with use Alert, for a question ConfirmModal.
 */
export function Toast({ toast, onClose, labels, duration = 5000, onHeldChange }: ToastProps) {
  const [manager] = useState(() => BaseToast.createToastManager<ToastMessage>());
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });
  const hold = useHold(toast !== null, onHeldChange);

  useEffect(() => {
    if (!toast) return;
    let isReplaced = false;
    const id = manager.add({
      title: toast.title,
      description: toast.description,
      data: toast,
      onClose: () => {
        if (!isReplaced) latestOnClose.current();
      },
    });
    return () => {
      isReplaced = true;
      manager.close(id);
    };
  }, [toast, manager]);

  return (
    <BaseToast.Provider toastManager={manager} timeout={duration} limit={1}>
      <BaseToast.Portal>
        {/* The viewport is there before any toast, so that assistive technology listens when one comes. */}
        <BaseToast.Viewport
          className={styles.viewport}
          role={toast?.tone === 'danger' ? 'alert' : 'status'}
          aria-live={toast?.tone === 'danger' ? 'assertive' : 'polite'}
          aria-label={labels.region}
          {...hold}
        >
          <Shown closeLabel={labels.close} />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

/** Tells when somebody may be reading: each of the three reasons holds it, and none left lets it go. */
function useHold(isShown: boolean, onHeldChange: ToastProps['onHeldChange']) {
  const reasons = useRef(new Set<'pointer' | 'focus' | 'away'>());
  const latest = useRef(onHeldChange);
  useEffect(() => {
    latest.current = onHeldChange;
  });

  const [change] = useState(() => (reason: 'pointer' | 'focus' | 'away', holds: boolean) => {
    const wasHeld = reasons.current.size > 0;
    if (holds) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const isHeld = reasons.current.size > 0;
    if (isHeld !== wasHeld) latest.current?.(isHeld);
  });

  // What is gone is neither pointed at nor focused, and no event says so.
  useEffect(() => {
    if (!isShown) reasons.current.clear();
  }, [isShown]);

  useEffect(() => {
    const leave = () => change('away', true);
    const comeBack = () => change('away', false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, [change]);

  return {
    onPointerEnter: () => change('pointer', true),
    onPointerLeave: () => change('pointer', false),
    onFocus: () => change('focus', true),
    onBlur: () => change('focus', false),
  };
}

const iconForTone = { neutral: Info, success: CircleCheck, danger: OctagonAlert } as const;

function Shown({ closeLabel }: { closeLabel: string }) {
  const { toasts } = BaseToast.useToastManager<ToastMessage>();
  return toasts.map((shown) => {
    const { tone = 'neutral', action } = shown.data ?? {};
    const Icon = iconForTone[tone];
    return (
      <BaseToast.Root
        key={shown.id}
        toast={shown}
        role="group"
        // biome-ignore lint/a11y/useValidAriaValues: Base UI means a dialog, which alone could be modal; a group is not.
        aria-modal={undefined}
        className={`${styles.toast} ${styles.tones[tone]}`}
      >
        <div className={styles.block}>
          <Icon size="1.5rem" aria-hidden />
        </div>
        <div className={styles.body}>
          <BaseToast.Title className={styles.title} render={<p />} />
          <BaseToast.Description className={styles.description} />
          {action && (
            <a className={styles.action} href={action.href}>
              {action.label}
            </a>
          )}
        </div>
        <BaseToast.Close className={styles.close} aria-label={closeLabel} aria-hidden={false}>
          <X size="1.25rem" aria-hidden />
        </BaseToast.Close>
      </BaseToast.Root>
    );
  });
}
