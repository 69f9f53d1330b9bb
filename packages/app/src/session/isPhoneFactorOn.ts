/**
 * Whether the host lets users add a telephone as a second factor: on a hosted project that sends text messages. A setting of the
 * build, because the settings that a project publishes do not mention it (docs/hosting.md).
 */
export function isPhoneFactorOn(): boolean {
  return import.meta.env.VITE_PHONE_FACTOR === 'on' && Boolean(import.meta.env.VITE_SUPABASE_URL);
}
