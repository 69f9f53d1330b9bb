import type { Category, PreferenceCategorySlug } from '../vocabulary.ts';

/** One entry of a preference category. */
export interface Subcategory {
  readonly slug: string;
  /** French name, as the specification writes it. */
  readonly label: string;
}

/** One of the six families of the preference catalogue. */
export interface PreferenceCategory {
  readonly slug: PreferenceCategorySlug;
  readonly label: string;
  /** The categories of events it covers. */
  readonly categories: readonly Category[];
  readonly subcategories: readonly Subcategory[];
}

/** The preference catalogue. Specification, section 3. */
export const preferenceCategories: readonly PreferenceCategory[] = /* @__PURE__ */ [
  'concert:Concert:music:pop=Pop,rock=Rock / Metal,electronic=Electronique/Dance,hip-hop=Hip/hop/Rap/rnb,classical=Classique/Opera,jazz=Jazz/Soul/Funk,world-music=Musiques du monde',
  'sport:Sport:sport:football=Foot,motorsport=Sports mécaniques,rugby=Rugby,combat-sports=Sports de combat,athletics=Athlétisme,racket-sports=Sports de raquette,water-sports=Sports nautiques,mountain-sports=Sports de montagne,equestrian-sports=Sports équestres,golf=Golf,board-sports=Sports de glisse,extreme-sports=Sports extrême,basketball=Basketball,handball=Handball,volleyball=Volley-ball',
  'shows:Spectacles:leisure,tech,food:literature=Littérature,cinema=Cinéma,video-games=Jeux vidéo,cooking=Cuisine,gardening=Jardinage/bricolage,hiking=Randonnée,cars=Automobile',
  'arts:Arts et Culture:culture:theatre=Théâtre,dance=Danse,exhibitions=Expositions,talks=Conférences,workshops=Ateliers créatifs,heritage=Patrimoine,photography=Photographie',
  'festivals:Festivals:festival:music-festivals=Festivals de musique,cultural-festivals=Festivals culturels,food-festivals=Festivals gastronomiques,arts-festivals=Festivals d’arts,traditional-festivals=Festivals traditionnels',
  'fairs:Fêtes populaires:leisure,food:neighbourhood-parties=Fêtes de quartier,traditional-parties=Fêtes traditionnelles,seasonal-parties=Fêtes saisonnières,markets=Marchés,flea-markets=Brocantes,country-fairs=Foires',
].map((line) => {
  const [slug, label, categories, entries] = line.split(':') as [PreferenceCategorySlug, string, string, string];
  return {
    slug,
    label,
    categories: categories.split(',') as Category[],
    subcategories: entries.split(',').map((entry) => {
      const [slug, label] = entry.split('=') as [string, string];
      return { slug, label };
    }),
  };
});
