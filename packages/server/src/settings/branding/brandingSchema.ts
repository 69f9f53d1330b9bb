import * as v from 'valibot';

const text = v.pipe(
  v.string('takes a text'),
  v.trim(),
  v.nonEmpty('takes a text'),
  v.maxLength(200, 'has more than 200 letters'),
);
const address = v.pipe(v.string('takes an address'), v.email('takes an address: bonjour@<site>'));
const httpsUrl = v.pipe(
  v.string('takes a URL'),
  v.regex(/^https:\/\/[^\s,]+$/, 'takes a URL that begins with https://'),
);
const color = v.pipe(
  v.string('takes a colour'),
  v.regex(/^#[0-9a-fA-F]{6}$/, 'takes a colour of six digits: #12493C'),
  v.toUpperCase(),
);
const phone = v.strictObject({
  text,
  href: v.pipe(v.string('takes a link'), v.regex(/^tel:\+\d+$/, 'takes a link: tel:+33199002424')),
});

/** The publisher, and the companies that it works with: the values of the legal pages (packages/app/src/locales/company.ts). */
const publisher = v.strictObject({
  name: text,
  street: text,
  city: text,
  register: text,
  vat: text,
  publisher: text,
  phone,
  contact: address,
  support: address,
  organisers: address,
  privacy: address,
  legal: address,
  careers: address,
  press: address,
  partners: address,
  host: v.strictObject({ name: text, address: text, phone }),
  dataHost: v.strictObject({ name: text, address: text }),
  captcha: v.optional(text, 'Turnstile (Cloudflare, Inc.)'),
  mediator: v.strictObject({ name: text, address: text, url: httpsUrl }),
});

/** `branding.json`: what a host changes of the looks and the names of its site. */
export const brandingSchema = v.strictObject({
  name: v.pipe(text, v.maxLength(40, 'has more than 40 letters'), v.regex(/^[^<>"\\{}]+$/, 'has one of < > " \\ { }')),
  sender: v.optional(text),
  logo: v.optional(
    v.pipe(
      v.string('takes the name of a file'),
      v.regex(/^[^/\\]+\.svg$/, 'takes the name of an SVG file beside branding.json'),
    ),
  ),
  colors: v.optional(
    v.strictObject({
      paper: v.optional(color, '#F6F0E4'),
      ink: v.optional(color, '#0F2E27'),
      night: v.optional(color, '#0B1F1A'),
      chalk: v.optional(color, '#F3ECDD'),
      primary: v.optional(color, '#12493C'),
      primaryOnNight: v.optional(color, '#F3ECDD'),
      band: v.optional(color, '#12493C'),
      accent: v.optional(color, '#E5432D'),
      sun: v.optional(color, '#F3A712'),
    }),
  ),
  social: v.optional(
    v.array(
      v.strictObject({ name: v.pipe(text, v.regex(/^[^,]+$/, 'has a comma')), url: httpsUrl }),
      'takes a list of links',
    ),
  ),
  publisher: v.optional(publisher),
});

/** The colours of a brand, `#RRGGBB`: the nine of `Brand` in the design system. */
export type BrandColors = NonNullable<v.InferOutput<typeof brandingSchema>['colors']>;

/** The branding of a host, with the content of its logo. */
export interface Branding extends Omit<v.InferOutput<typeof brandingSchema>, 'logo'> {
  /** SVG. */
  readonly logo?: string | undefined;
}
