import type { ToastMessage } from '@lively/ui';
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { lazyWithFallback } from '../data/lazyWithFallback';
import type { ToastRegionProps } from './ToastRegion';

/** Offline it may not come: the page stays as it is. */
const ToastRegion = lazyWithFallback<ToastRegionProps>(
  () => import('./ToastRegion'),
  () => null,
);

type ShowToast = (message: ToastMessage | null) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a message for a moment. One at a time: a newer one takes the place of the older. Null takes it away. */
export const useShowToast = (): ShowToast => useContext(ToastContext);

/** Holds the messages of the whole app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [wasNeeded, setNeeded] = useState(false);
  if (message && !wasNeeded) setNeeded(true);
  return (
    <ToastContext value={setMessage}>
      {children}
      {wasNeeded && (
        <Suspense fallback={null}>
          <ToastRegion message={message} onClose={() => setMessage(null)} />
        </Suspense>
      )}
    </ToastContext>
  );
}
