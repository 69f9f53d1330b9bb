import type { Provider } from './createProviders.ts';

/** Adds the host's providers to the settings: by name among those of Supabase Auth, and as an ordered list with labels. */
export async function completeSettings(response: Response, providers: readonly Provider[]): Promise<Response> {
  const settings = await response.json();
  for (const { name } of providers) settings.external[name] = true;
  return Response.json({ ...settings, oidc: providers.map(({ name, label }) => ({ provider: name, label })) });
}
