import type { ToastMessage } from '@lively/ui';
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { lazyWithFallback } from '../data/lazyWithFallback';
import type { ToastRegionProps } from './ToastRegion';

/** While offline it may not load; the page then stays unchanged. */
const ToastRegion = lazyWithFallback<ToastRegionProps>(
  () => import('./ToastRegion'),
  () => null,
);

type ShowToast = (message: ToastMessage | null) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a toast for a moment. A newer toast replaces the current one; null removes it. */
export const useShowToast = (): ShowToast => useContext(ToastContext);

/** Provides the toasts of the whole app. */
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
