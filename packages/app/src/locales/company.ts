/**
 * The publisher of this site and its providers: the only place for names, addresses, numbers and accounts. Texts use
 * `{{company.contact}}`.
 *
 * They are examples of a demo, which the host of a site replaces: the register number fails its check digit, the
 * telephone numbers are reserved for fiction, and other sites end in `.example`, so that they belong to no one.
 */
export const company = {
  name: 'Lively SAS',
  street: '27 passage des Affiches',
  city: '75011 Paris',
  register: '907 418 264 RCS Paris',
  vat: 'FR 50 907418264',
  publisher: 'Inès Caradec',
  phone: { text: '01 99 00 24 24', href: 'tel:+33199002424' },
  contact: 'bonjour@lively.fr',
  support: 'support@lively.fr',
  organisers: 'organisateurs@lively.fr',
  privacy: 'donnees@lively.fr',
  legal: 'juridique@lively.fr',
  careers: 'recrutement@lively.fr',
  press: 'presse@lively.fr',
  partners: 'partenaires@lively.fr',
  host: {
    name: 'Hébergement Exemple SAS',
    address: '1 rue de l’Exemple, 75011 Paris',
    phone: { text: '01 99 00 36 36', href: 'tel:+33199003636' },
  },
  /** The host of the database, the accounts and the pictures. */
  dataHost: { name: 'Données Exemple SAS', address: '2 rue de l’Exemple, 75011 Paris' },
  /** The captcha provider, if the host uses one (docs/decisions/0056). */
  captcha: 'Turnstile (Cloudflare, Inc.)',
  mediator: {
    name: 'Médiation Exemple',
    address: '3 rue de l’Exemple, 75011 Paris',
    url: 'https://mediation.example',
  },
} as const;
