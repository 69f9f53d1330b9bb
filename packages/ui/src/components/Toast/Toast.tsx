'use client';

import { Toast as BaseToast } from '@base-ui/react/toast';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import X from 'lucide-react/icons/x';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { Anchor } from '../../internal/Anchor';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './Toast.css';
import { useWayBack } from './useWayBack';

/** The content of one toast. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** `danger` interrupts the screen reader, the other tones wait. */
  tone: 'neutral' | 'success' | 'danger';
  /** A link, for example to the sign-in page. */
  action?: { label: string; href: string } | undefined;
}

export interface ToastProps extends RootProps<'div', 'role' | 'aria-live' | 'aria-label'> {
  /**
   * The current toast, or null. Each new object is a new toast with its own time, even with the same text, and replaces the
   * previous one.
   */
  toast: ToastMessage | null;
  /** Called when the time is over or the user closes the toast, but not when another toast replaces it. */
  onClose: () => void;
  /** The accessible names of the region and of the close button: « Notifications », « Fermer ». */
  labels: { region: string; close: string };
  /**
   * Milliseconds until the toast disappears. The time stops while the toast is hovered or focused, and while the window is in
   * the background. With 0 it stays until the user closes it or another toast replaces it.
   * @default 5000
   */
  duration?: number | undefined;
}

/**
 * A message at the edge of the window that disappears after a while. Render one at the root of the app. F6 focuses it from any
 * element. Renders a `<div>` in a portal.
 *
 * Use Alert for a message that the user must deal with, ConfirmModal for a question.
 */
export const Toast = /* @__PURE__ */ forwardRef<HTMLDivElement, ToastProps>(function Toast(
  { toast, onClose, labels, duration = 5000, className, ...root },
  ref,
) {
  const [manager] = useState(() => BaseToast.createToastManager<ToastMessage>());
  const wayBack = useWayBack();
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });

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
        {/* The region exists before any toast: assistive technology announces changes only of known regions. */}
        <BaseToast.Viewport
          {...root}
          ref={ref}
          className={joinClassNames(styles.viewport, className)}
          role={toast?.tone === 'danger' ? 'alert' : 'status'}
          aria-live={toast?.tone === 'danger' ? 'assertive' : 'polite'}
          aria-label={labels.region}
          onFocus={composeEventHandlers(root.onFocus, wayBack.onFocus)}
          onKeyDown={composeEventHandlers(root.onKeyDown, wayBack.onKeyDown)}
        >
          <ToastList closeLabel={labels.close} />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
});

const iconForTone = { neutral: Info, success: CircleCheck, danger: OctagonAlert } as const;

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = BaseToast.useToastManager<ToastMessage>();
  return toasts.map((toast) => {
    const { tone = 'neutral', action } = toast.data ?? {};
    const Icon = iconForTone[tone];
    return (
      <BaseToast.Root
        key={toast.id}
        toast={toast}
        role="group"
        // biome-ignore lint/a11y/useValidAriaValues: Base UI sets it for a dialog, but a group cannot be modal.
        aria-modal={undefined}
        className={styles.tones[tone]}
      >
        <div className={styles.block}>
          <Icon size="1.5rem" aria-hidden />
        </div>
        <div className={styles.body}>
          <BaseToast.Title className={styles.title} render={<p />} />
          <BaseToast.Description className={styles.description} />
          {action && (
            <Anchor className={styles.action} href={action.href}>
              {action.label}
            </Anchor>
          )}
        </div>
        <BaseToast.Close className={styles.close} aria-label={closeLabel} aria-hidden={false}>
          <X size="1.25rem" aria-hidden />
        </BaseToast.Close>
      </BaseToast.Root>
    );
  });
}
