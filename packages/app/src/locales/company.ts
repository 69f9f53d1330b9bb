/**
 * Who publishes this site: the one place for its name, addresses and numbers. Texts write `{{company.contact}}`.
 *
 * They are the examples of a demo, to be replaced by whoever runs the site: the register number fails its check digit
 * and the telephone numbers are of the range kept for fiction, so that they belong to nobody.
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
  mediator: {
    name: 'Médiation Exemple',
    address: '3 rue de l’Exemple, 75011 Paris',
    url: 'https://mediation.example',
  },
} as const;
