/** Whether the host lets users delete their account; otherwise they ask for it by mail (docs/decisions/0042). */
export function isAccountDeletionOn(): boolean {
  return import.meta.env.VITE_ACCOUNT_DELETION === 'on';
}
