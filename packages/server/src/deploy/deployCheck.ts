import { publishableKey as developmentKey } from '../backend/publishableKey.ts';
import { checkDeployment } from './checkDeployment.ts';

/*
 * `pnpm deploy:check URL`: proves that a site is deployed as docs/hosting.md says. A hosted project is named by
 * VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, as for the build. It stores nothing and creates no account.
 */
const [url = ''] = process.argv.slice(2);
if (!URL.canParse(url)) {
  process.stderr.write('Say which site is to be checked: pnpm deploy:check https://<site>\n');
  process.exit(1);
}
const siteUrl = url.replace(/\/$/, '');
const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = process.env;
const isWhole = await checkDeployment(
  {
    siteUrl,
    supabaseUrl: VITE_SUPABASE_URL || siteUrl,
    publishableKey: VITE_SUPABASE_PUBLISHABLE_KEY || developmentKey,
  },
  (line) => process.stdout.write(line),
);
process.exitCode = isWhole ? 0 : 1;
