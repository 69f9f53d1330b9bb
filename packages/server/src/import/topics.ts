import type { Category } from '@lively/engine';

/** Words that say what an event is about. */
export interface Topic {
  readonly category: Category;
  /** Slug of a subcategory of the taxonomy; null for words that name the category alone. */
  readonly subcategory: string | null;
  /** Whether events of every kind share its words: a workshop, a visit. */
  readonly isVague: boolean;
  /** Folded words and phrases, in the singular. */
  readonly words: readonly string[];
}

/**
 * What the words of French agendas mean: category, subcategory if the words name one, `?` if they are vague. On a draw,
 * the category that comes first wins.
 */
const table = `
music/jazz: jazz, blues, soul, funk, gospel, swing, big band
music/classical: opera, lyrique, symphonique, symphonie, philharmonique, baroque, musique classique, musique de chambre,
  quatuor, requiem, oratorio, motet, soprano, clavecin, mozart, bach, beethoven, schubert, vivaldi,
  chopin, brahms, debussy, ravel, haydn, verdi, monteverdi, orgue, recital
music/rock: rock, metal, punk, hardcore
music/electronic: electro, techno, musique electronique, dj set, dancefloor
music/hip-hop: rap, rappeur, hip hop, rnb, slam, beatbox
music/world-music: musique du monde, musique traditionnelle, flamenco, fado, samba, salsa, reggae, gnawa, klezmer
music/pop: pop, chanson francaise, variete francaise
music: concert, musique, musical, musicale, musicaux, musicien, orchestre, chorale, choeur, chanson, chant,
  fanfare, karaoke, guitare, harpe
music?: piano, album, chanteur, chanteuse

sport/football: football, foot, futsal
sport/rugby: rugby
sport/basketball: basket, basketball
sport/handball: handball, hand ball
sport/volleyball: volley, volleyball
sport/athletics: athletisme, marathon, semi marathon, course a pied, cross country, footing, running
sport/racket-sports: tennis, ping pong, badminton, squash, padel
sport/combat-sports: judo, karate, boxe, boxeur, escrime, taekwondo, aikido
sport/water-sports: natation, nautique, voile, regate, kayak, canoe, aviron, plongee
sport/mountain-sports: escalade, alpinisme, ski, trail, via ferrata
sport/equestrian-sports: equitation, equestre, hippique, poney
sport/golf: golf
sport/board-sports: surf, skate, skateboard, skatepark, kitesurf, snowboard, roller
sport/motorsport: karting, motocross, moto cross, rallye automobile
sport/extreme-sports: parapente, parachute, parachutisme, saut a l elastique
sport: sport, sportif, sportive, tournoi, yoga, gymnastique, petanque, cyclisme, velo, cyclotourisme, fitness, olympique

food/cooking: cuisine, cuisiner, recette, patisserie, cours de cuisine, chef
food: gastronomie, gastronomique, degustation, gourmand, gourmande, gourmandise, alimentation, alimentaire, repas,
  cantine, brunch, vin, vigneron, oenologie, biere, fromage, vegetarien, vegetarienne, vegan, terroir
food?: restaurant, banquet, menu, assiette, fruit, diner

leisure/cinema: cinema, film, projection, court metrage, long metrage, cine debat, cine club
leisure/video-games: jeu video, jeux video, gaming, e sport, esport, retrogaming
leisure/gardening: jardin, jardinage, jardinier, potager, plantation, plante, pepiniere, bouture, bricolage, verger
leisure/hiking: randonnee, rando, balade, marche nordique
leisure/cars: automobile, voiture ancienne, vehicule ancien, vehicule de collection
leisure/flea-markets: brocante, vide grenier, braderie, bourse aux, troc, depot vente
leisure/markets: marche de noel, marche artisanal, marche de createur, marche nocturne, marche de producteur, marche aux
leisure/country-fairs: foire, comice
leisure/neighbourhood-parties: fete de quartier, fete du quartier, fete des voisins, repas de quartier, kermesse
leisure/seasonal-parties: carnaval, halloween, fete de noel, galette des rois, chasse aux oeufs
leisure/traditional-parties: bal populaire, fete foraine, feu de la saint jean, fete patronale, fest noz
leisure: jeu, ludotheque, escape game, loto, magie, pique nique, biodiversite, nature, bien etre

culture/theatre: theatre, theatral, theatrale, comedie, comedien, comedienne, mise en scene, metteur en scene,
  marionnette, clown, cirque, seul en scene, seule en scene, one man show, one woman show, stand up, humoriste, humour,
  improvisation, impro, tragedie, dramaturge, piece de theatre, moliere, shakespeare, tchekhov, sophocle, racine
culture/theatre?: spectacle, compagnie, cie, troupe, acteur, actrice
culture/dance: danse, danseur, danseuse, choregraphie, choregraphe, ballet, tango,
  bal folk, the dansant
culture/exhibitions: exposition, expo, vernissage, galerie, peinture, sculpture, plasticien, plasticienne, art contemporain,
  installation, tableau, artiste peintre
culture/photography: photo, photographie, photographe, photographique
culture/literature: litterature, litteraire, lecture, livre, poesie, poete, ecrivain, ecrivaine, auteur, autrice, dedicace,
  bande dessinee, bd, manga, conte, conteur, conteuse
culture/heritage: patrimoine, monument, chateau, architecture, architecte, archeologie, visite guidee,
  visite commentee, guide conferencier, guide conferenciere, moulin, phare
culture/workshops: atelier creatif, atelier d ecriture, ceramique, poterie, couture, tricot, dessin,
  calligraphie, gravure, origami, mosaique, aquarelle
culture/heritage?: visite, histoire, portes ouvertes
culture/talks: conference, cafe philo, reunion publique, universite populaire, conferencier, conferenciere
culture/talks?: colloque, debat, table ronde, rencontre, talk, podcast, temoignage, seminaire
culture/workshops?: atelier, creation, stage

tech: numerique, informatique, internet, robot, robotique, drone, programmation, codage, intelligence artificielle,
  hackathon, start up, startup, technologie, technologique, innovation, industrie, industriel, science, scientifique,
  fablab, fab lab

festival/music-festivals: festival de musique, festival de jazz, festival de rock
festival/food-festivals: festival gastronomique, festival culinaire, festival de la gastronomie
festival/arts-festivals: festival de theatre, festival de danse, festival de cinema, festival d art, festival des arts
festival/traditional-festivals: festival folklorique, festival medieval, fete medievale
festival/cultural-festivals: festival culturel
festival: festival
`;

/** What venues and agendas are called, and what takes place there when nothing else is said. */
const placeTable = `
culture/theatre: theatre, centre dramatique, scene nationale, cafe theatre, chapiteau
culture/exhibitions: musee, museum, galerie, frac, centre d art
culture/literature: librairie, bibliotheque, mediatheque, maison de la poesie
culture/heritage: chateau, abbaye, prieure, monument
leisure/cinema: cinema, cine, cinematheque
leisure/gardening: jardin botanique, jardin partage, pepiniere, roseraie
music/classical: opera, philharmonie, auditorium, equipe musicale
music: zenith, salle de concert, conservatoire, cite de la musique
sport: stade, gymnase, piscine, dojo, palais des sports, hippodrome
tech: fablab, fab lab, cite des sciences, observatoire, planetarium, semaine de l industrie
`;

/** The words of what is said of an event. */
export const topics = readTable(table);
/** The words of where it takes place. */
export const placeTopics = readTable(placeTable);

function readTable(rows: string): readonly Topic[] {
  return rows
    .trim()
    .split(/\n+(?=\S)/)
    .map((row) => {
      const [name = '', words = ''] = row.split(': ');
      const [category, subcategory] = name.replace('?', '').split('/');
      return {
        category: category as Category,
        subcategory: subcategory ?? null,
        isVague: name.endsWith('?'),
        words: words.split(/,\s*/),
      };
    });
}
