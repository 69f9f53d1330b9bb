/** Who publishes Lively: the same facts on every page, in every language. */
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
} as const;
