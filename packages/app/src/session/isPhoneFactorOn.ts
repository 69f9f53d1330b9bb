/**
 * Whether the host lets users add a telephone as a second factor: a hosted project that sends text messages. It is a
 * setting of the build, because the published settings of a project do not contain it (docs/hosting.md).
 */
export function isPhoneFactorOn(): boolean {
  return import.meta.env.VITE_PHONE_FACTOR === 'on' && Boolean(import.meta.env.VITE_SUPABASE_URL);
}
