/** An event that every new database has. */
export const sample = {
  id: '00000000-0000-4000-8000-000000000011',
  title: 'Nuit Nina Simone, l’intégrale au piano',
};
