import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { lazyDialog } from '../toasts/lazyDialog';

/** What every dialog about a calendar is given. */
export interface OpenedCalendarProps {
  onClose: () => void;
}

/**
 * A dialog about a calendar to follow. Its code and its texts are loaded with the first press.
 *
 * @param load - Imports the dialog.
 */
export function useCalendarDialog<Props extends OpenedCalendarProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Omit<Props, keyof OpenedCalendarProps>,
): { open: () => void; dialog: ReactNode } {
  const { i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [Dialog] = useState(() =>
    lazyDialog<Props>(async () => {
      const [module] = await Promise.all([load(), loadNamespaces(i18n, ['calendar'])]);
      return module;
    }),
  );
  const whole = { ...props, onClose: () => setOpen(false) } as Props;
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <Dialog {...whole} />
      </Suspense>
    ),
  };
}
