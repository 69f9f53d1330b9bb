import { type ComponentType, lazy, Suspense } from 'react';
import { type ToastMessage, useToldToast } from './toasts';

type Place = ComponentType<{ told: ToastMessage }>;

const Nowhere: Place = () => null;

/** Loaded with the first message: nothing of it is needed to read a page. Offline it may not come; the page stays. */
const ToastPlace = lazy<Place>(() =>
  import('./ToastPlace').then(
    ({ ToastPlace }) => ({ default: ToastPlace }),
    () => ({ default: Nowhere }),
  ),
);

/** The messages of the whole app. */
export function Toasts() {
  const told = useToldToast();
  if (!told) return null;
  return (
    <Suspense fallback={null}>
      <ToastPlace told={told} />
    </Suspense>
  );
}
