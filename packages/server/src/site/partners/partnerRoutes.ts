import type { Language } from '@lively/engine/languages';
import { Hono } from 'hono';
import { readTexts } from '../../backend/mails/readTexts.ts';
import type { PartnerCounts } from '../../backend/partners/createPartnerCounts.ts';
import { parsePartner } from '../../backend/partners/parsePartner.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { type PartnerTexts, partnerPageHeaders, renderPartnerPage } from './renderPartnerPage.ts';

interface PartnerRoutesOptions {
  readonly languages: readonly Language[];
  /** Undefined for a hosted project, whose site counts nothing. */
  readonly partners: Pick<PartnerCounts, 'read'> | undefined;
  readonly takeTurn: TakeTurn;
}

/** Serves `/partner?name=…` in each language: the counts of a partner by day, for all who know the name, and without scripts. */
export function partnerRoutes({ languages, partners, takeTurn }: PartnerRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  if (!partners) return routes;
  for (const { language, prefix } of languagePrefixes(languages))
    routes.get(`${prefix}/partner`, async ({ req, html, text }) => {
      const { partner: texts } = readTexts<{ partner: PartnerTexts }>(language, 'embed');
      const name = parsePartner(req.query('name'));
      const days = await takeTurn(() => partners.read(name)).catch(
        reportFailure('The counts of a partner could not be read'),
      );
      if (!days) return text(texts.failed, 503, { 'Retry-After': '10' });
      return html(renderPartnerPage({ language, texts, name, days }), 200, partnerPageHeaders);
    });
  return routes;
}
