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
music/jazz: jazz, jazzman, jazzy, blues, soul, funk, gospel, swing, big band, bebop, dixieland, jam session, jazz manouche
music/classical: opera, lyrique, symphonique, symphonie, philharmonique, baroque, musique classique, musique de chambre,
  quatuor, requiem, oratorio, motet, soprano, clavecin, mozart, bach, beethoven, schubert, vivaldi, haendel, mendelssohn,
  chopin, brahms, debussy, ravel, haydn, verdi, monteverdi, rossini, puccini, faure, tchaikovski, dvorak, stravinsky,
  orgue, recital, cantate, sonate, concerto, violon, violoniste, violoncelle, violoncelliste, contretenor, mezzo, baryton,
  lied, musique ancienne, musique sacree, flute, flutiste, hautbois, viole de gambe, organiste, chef d orchestre
music/rock: rock, metal, punk, hardcore, garage rock, folk rock, heavy metal, grunge
music/electronic: electro, techno, musique electronique, dj set, djset, dancefloor, house music, drum and bass, trance, clubbing
music/hip-hop: rap, rappeur, rappeuse, hip hop, hiphop, rnb, slam, slameur, beatbox, freestyle
music/world-music: musique du monde, musique traditionnelle, flamenco, fado, samba, salsa, reggae, gnawa, klezmer,
  bossa nova, bossa, djembe, kora, percussion africaine, balafon, oud, sitar, afrobeat, cumbia, rumba, mandingue, batucada,
  musique africaine, musique orientale, musique latine, musique celtique, musique bretonne, musique orientale, gamelan,
  daf, darbouka, derbouka, bendir, didgeridoo, handpan, taiko, tabla, persan, persane, dub, ska, zouk, maloya, tzigane, balkan, cubain, cubaine, bresilien, bresilienne
music/pop: pop, chanson francaise, variete francaise, indie, chanson a texte, tubes des annees
music: concert, musique, musical, musicale, musicaux, musicien, musicienne, orchestre, chorale, choeur, chanson, chant,
  fanfare, karaoke, guitare, guitariste, harpe, blind test, harmonie municipale, jam, showcase, open mic, accordeon,
  accordeoniste, percussion, masterclass, saxophone, trompette, batterie, clarinette
music?: instrument, piano, pianiste, album, chanteur, chanteuse, melodie, quartet, quintet, trio, dj, groupe, band

sport/football: football, foot, futsal
sport/rugby: rugby
sport/basketball: basket, basketball
sport/handball: handball, hand ball
sport/volleyball: volley, volleyball
sport/athletics: athletisme, marathon, semi marathon, course a pied, cross country, footing, running, 10 km, foulee, jogging,
  course pedestre, course solidaire, course nocturne
sport/racket-sports: tennis, ping pong, badminton, squash, padel, tennis de table
sport/combat-sports: judo, karate, boxe, boxeur, escrime, taekwondo, aikido, lutte, mma, krav maga, kung fu, capoeira, sumo
sport/water-sports: natation, nautique, voile, regate, kayak, canoe, aviron, plongee, aquagym, water polo, paddle
sport/mountain-sports: escalade, alpinisme, ski, trail, via ferrata, raquette a neige
sport/equestrian-sports: equitation, equestre, hippique, poney, cheval, cavalier, cavaliere, attelage, dressage, jumping
sport/golf: golf
sport/board-sports: surf, skate, skateboard, skatepark, kitesurf, snowboard, roller, trottinette
sport/motorsport: karting, motocross, moto cross, rallye automobile, course automobile, grand prix moto
sport/extreme-sports: parapente, parachute, parachutisme, saut a l elastique
sport: sport, sportif, sportive, tournoi, yoga, gymnastique, petanque, cyclisme, cycliste, velo, bicyclette, cyclotourisme,
  fitness, olympique, paralympique, triathlon, championnat, pilates, gym, qi gong, tai chi, zumba, vtt, musculation, hockey, gala de boxe, natation synchronisee, supporter, athlete
sport?: match, ligue, course, competition, entrainement

food/cooking: cuisine, cuisiner, recette, patisserie, cours de cuisine, chef, cuisinier, cuisiniere, patissier, culinaire
food: gastronomie, gastronomique, degustation, deguster, gourmand, gourmande, gourmandise, alimentation, alimentaire, repas,
  cantine, brunch, vin, vigneron, oenologie, biere, fromage, vegetarien, vegetarienne, vegan, terroir, brasserie, boulangerie,
  vegetal, vegetalien, vegetalienne, vegetaliser, chocolat, cocktail, apero, aperitif, the et cafe, tapas, restauration,
  brasseur, banquet vegetal, gourmet, miel, cave a vin, food truck, barbecue, crepe, huitre
food?: restaurant, banquet, menu, assiette, fruit, diner, legume, pique nique

leisure/cinema: cinema, film, projection, court metrage, long metrage, cine debat, cine club, cineclub, documentaire, cineaste,
  avant premiere, cine concert, realisateur, realisatrice, cinephile
leisure/video-games: jeu video, jeux video, gaming, e sport, esport, retrogaming, cosplay, console
leisure/gardening: jardinage, jardinier, jardiner, potager, plantation, pepiniere, bouture, verger, compost, compostage,
  permaculture, grainotheque, troc de plante, semis, rempotage
leisure/gardening?: jardin, plante, bricolage
leisure/hiking: randonnee, rando, balade, marche nordique, sortie nature, promenade
leisure/cars: automobile, voiture ancienne, vehicule ancien, vehicule de collection, voiture de collection
leisure/flea-markets: brocante, vide grenier, braderie, bourse aux, troc, depot vente, vide dressing, puces, gratiferia
leisure/markets: marche de noel, marche artisanal, marche de createur, marche nocturne, marche de producteur, marche aux,
  marche gourmand, marche de potier
leisure/country-fairs: foire, comice
leisure/neighbourhood-parties: fete de quartier, fete du quartier, fete des voisins, repas de quartier, kermesse, fete de village,
  fete de la rue
leisure/seasonal-parties: carnaval, halloween, fete de noel, galette des rois, chasse aux oeufs, reveillon, chasse a l oeuf, pere noel
leisure/traditional-parties: bal populaire, fete foraine, feu de la saint jean, fete patronale, fest noz, bal des pompiers,
  feu d artifice
leisure: jeu, ludotheque, escape game, loto, magie, magicien, biodiversite, nature, bien etre, ludique, quiz, croisiere,
  enquete, chasse au tresor, jeu de piste, puzzle, sophrologie, meditation, relaxation, massage, croisiere,
  memoire et jeu, faune, oiseau, bateau, zoo, animation famille, bingo, belote, tarot, echecs, karaoke, jouer
leisure?: sejour, colonie, vacance, escapade, convivial, conviviale

culture/theatre: cie, comedie musicale, le musical, theatre musical, conte musical, drag, theatre, theatral, theatrale, comedie, comedien, comedienne, mise en scene, metteur en scene, metteuse en scene,
  marionnette, clown, clownesque, cirque, circassien, seul en scene, seule en scene, one man show, one woman show, stand up,
  humoriste, humour, improvisation, impro, tragedie, dramaturge, piece de theatre, moliere, shakespeare, tchekhov, sophocle,
  racine, koltes, marivaux, feydeau, ionesco, beckett, musset, corneille, sketch, acrobate, mime, cabaret, vaudeville,
  art de la rue, arts de la rue, dramaturgie, arlequin, cafe theatre, magie nouvelle, theatre d objet
culture/theatre?: spectacle, compagnie, troupe, acteur, actrice, scene, mise en voix
culture/dance: danse, danser, danseur, danseuse, choregraphie, choregraphe, choregraphique, ballet, tango, milonga, bachata,
  bal folk, the dansant, lindy hop, valse, kizomba, breakdance, rock n roll, bal swing, contredanse, danse contemporaine
culture/photography: photo, photographie, photographe, photographique, polaroid, argentique
culture/workshops: atelier creatif, atelier d ecriture, ceramique, poterie, couture, coudre, tricot, tricoter, dessin, dessiner, crochet,
  calligraphie, gravure, graveur, graveuse, linogravure, xylogravure, origami, mosaique, aquarelle, modelage, modeler, collage,
  dentelle, broderie, vannerie, bijou, bijoutier, bijoutiere, joaillerie, tissage, vitrail, ebenisterie, reliure, enluminure, scrapbooking,
  teinture, serigraphie, loisir creatif, arts plastiques, art plastique, fusain, modele vivant, metier d art, metiers d art, savoir faire,
  artisan, artisanal, retouche, land art, peinture sur, macrame, encadrement, maroquinerie, diy, visite dessinee, promenade dessinee
culture/talks: conference, cafe philo, reunion publique, universite populaire, conferencier, conferenciere, table ronde,
  colloque, seminaire, conference debat, masterclasse, journee d etude, symposium, cafe debat, causerie
culture/exhibitions: exposition, expo, vernissage, plasticien, plasticienne,
  art contemporain, installation, tableau, artiste peintre, exposer, collection permanente, retrospective, finissage,
  galerie d art, oeuvre, salon d art, salon des artistes, foire d art, visite libre de l exposition, visite de l exposition, visite commentee de l exposition,
  visite guidee de l exposition, beaux arts, street art
culture/literature: litterature, litteraire, lecture, lire, livre, poesie, poete, poetique, ecrivain, ecrivaine, auteur, autrice,
  dedicace, bande dessinee, bd, manga, conte, contee, conteur, conteuse, roman, romancier, romanciere, bebe lecteur, bouquin,
  salon du livre, club de lecture, biblio, bibliotherapie, dictee, ecriture, editeur, kamishibai, comptine, prix litteraire
culture/heritage: patrimoine, monument, chateau, architecture, architecte, architectural, architecturale, archeologie, archeologique,
  guide conferencier, guide conferenciere, moulin, phare, eglise, cathedrale, abbaye, basilique,
  passage couvert, itineraire commente, circuit commente, parcours commente, visite de la ville, visite conference,
  urbanisme, cimetiere, ruelle, quartier historique, centre historique, hotel particulier, crypte, fouille, medieval, medievale,
  gallo romain, chapelle, manoir, remparts, citadelle, forteresse
culture: budget participatif, concertation, conseil de quartier, citoyen, citoyenne, citoyennete, commemoration, ceremonie,
  solidarite, benevolat, ministre
culture/heritage?: visite, portes ouvertes, porte ouverte, circuit, itineraire, archives
culture/workshops?: atelier, creation, stage, initiation, cours, visite atelier, apprenti, demonstration, fabrique, fabriquer
culture/exhibitions?: peinture, peintre, sculpture, sculpteur, artiste, art, salon
culture/talks?: debat, rencontre, talk, podcast, temoignage, entretien, intervention, discussion, echange, forum, webinaire

tech: repair cafe, numerique, informatique, internet, clavier, site web, robot, robotique, drone, programmation, codage, intelligence artificielle,
  hackathon, start up, startup, technologie, technologique, industrie, industriel, science, scientifique, ordinateur,
  fablab, fab lab, developpeur, developpeuse, logiciel, open source, open data, data, datascience, data science, blockchain, cybersecurite,
  astronomie, astrophysique, astronome, chimie, physique, mathematique, espace numerique, spatial, spatiale, galaxie, eclipse,
  tableau periodique, fintech, smart city, aeronautique, ia, web, meetup, pitch, ingenieur, ingenieure, planetarium, etoile et planete, tech,
  impression 3d, impression laser, realite virtuelle, smartphone, tablette, astronaute, fusee, laboratoire, microscope
tech?: innovation, entrepreneuriat, geologie, ingenierie, recherche

festival/music-festivals: festival de musique, festival de jazz, festival de rock
festival/food-festivals: festival gastronomique, festival culinaire, festival de la gastronomie
festival/arts-festivals: festival de theatre, festival de danse, festival de cinema, festival d art, festival des arts,
  festival du film, festival de film, festival international du film
festival/traditional-festivals: festival folklorique, festival medieval, fete medievale
festival/cultural-festivals: festival culturel
festival: festival
`;

/** What venues, agendas and national operations are called, and what takes place there when nothing else is said. */
const placeTable = `
culture/theatre: theatre, centre dramatique, scene nationale, cafe theatre, chapiteau, cirque
culture/dance: centre choregraphique, cdcn
culture/exhibitions: musee, museum, galerie, frac, centre d art, nuit des musees, nuit europeenne des musees, fondation
culture/literature: librairie, maison de la poesie, nuit de la lecture, nuits de la lecture, litteraire
culture/heritage: chateau, abbaye, prieure, monument, journees europeennes du patrimoine, journee europeenne du patrimoine,
  journees du patrimoine, journees nationales de l architecture, mois de l architecture, journees nationales de l archeologie,
  maison de l architecture
culture/workshops: journees europeennes des metiers d art, metiers d art, journees nationales de la reparation
leisure/cinema: cinema, cine, cinematheque, cinemas
leisure/gardening: jardin botanique, jardin partage, pepiniere, roseraie, maison du jardinier, rendez vous aux jardins
leisure: maison de la nature, ludotheque, centre de loisirs, parc animalier, zoo
music/classical: opera, philharmonie, auditorium, equipe musicale
music/jazz: jazz club
music: zenith, salle de concert, conservatoire, cite de la musique, fete de la musique
sport: stade, gymnase, piscine, dojo, palais des sports, terre de jeux
food: semaine du gout
tech: fablab, fab lab, cite des sciences, observatoire, planetarium, semaine de l industrie, fete de la science, smart weeks
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
