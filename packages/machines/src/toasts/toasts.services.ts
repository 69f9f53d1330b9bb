import { toastsMachine } from './toasts.machine';

/** The toasts ask nothing of the outside world. */
export const createToastsMachine = () => toastsMachine;
