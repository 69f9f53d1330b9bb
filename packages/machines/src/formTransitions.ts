import type { Rejection } from './failure';

/**
 * The transitions of a form, which is `editing` or `submitting`. Its machine defines the guard `hasProblems` and the actions
 * `showProblems`, `clearMessages`, `showFailure` and, if it sends an email address, `keepEmail`.
 */
export const formTransitions = {
  /** Sends the submitted values, or shows their problems. */
  submit: [
    { guard: 'hasProblems', actions: 'showProblems' },
    { target: 'submitting', actions: 'clearMessages' },
  ],
  /** The same for values with the email address of an account. */
  submitEmail: [
    { guard: 'hasProblems', actions: 'showProblems' },
    { target: 'submitting', actions: ['clearMessages', 'keepEmail'] },
  ],
  /** Shows why the service has refused the values, which can then be edited. */
  refuse: { target: 'editing', actions: { type: 'showFailure', params: ({ event }: { event: Rejection }) => event } },
} as const;
