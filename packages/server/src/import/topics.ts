import { type Category, foldText } from '@lively/engine';
import { listWords } from '@lively/engine/understand';
import { frenchDictionary } from '@lively/engine/understand/fr';
import { narrowerWords } from './narrowerWords.ts';

/** Words that describe the topic of an event. */
export interface Topic {
  readonly category: Category;
  /** Slug of a subcategory of the taxonomy; null for words of the whole category; `none` for words that exclude a subcategory. */
  readonly subcategory: string | null;
  /** `form`: the kind of event, independent of its subject; `vague`: a word that events of every kind share, such as a visit. */
  readonly weight: 'form' | 'clear' | 'vague';
  /** Folded words and phrases, in the singular. */
  readonly words: readonly string[];
}

/**
 * The meanings of the words of French agendas, in addition to those of the search dictionary (`frenchDictionary`): category,
 * subcategory if the words name one, `none` if they exclude every other, `!` if they are a form, `?` if they are vague. If points
 * are equal, the first category wins.
 */
const table = `
music/jazz: jam jazz, boogie woogie, ragtime, coltrane, miles davis, django reinhardt, crooner, rhythm and blues,
  club de jazz, jazz club, groove, improvisation jazz, swing manouche, saxophoniste, jazzman, jazzy, gospel,
  dixieland, jam session
music/classical: opera comique, musique symphonique, orchestre philharmonique, ensemble baroque, chant lyrique,
  chostakovitch, shostakovich, rachmaninov, liszt, mahler, berlioz, bizet, puccini, wagner, telemann, purcell,
  couperin, rameau, lully, saint saens, satie, offenbach, strauss, polyphonie, gregorien, chant gregorien,
  musique liturgique, trio a cordes, viole, theorbe, luth, choeur de chambre, messe en, stabat mater, magnificat,
  te deum, lyrique, symphonique, philharmonique, baroque, quatuor, motet, soprano, clavecin, mozart, bach, beethoven,
  schubert, vivaldi, haendel, mendelssohn, chopin, brahms, debussy, ravel, haydn, verdi, monteverdi, rossini, faure,
  tchaikovski, dvorak, stravinsky, orgue, violon, violoniste, violoncelle, violoncelliste, contretenor, mezzo,
  baryton, lied, musique sacree, flute, flutiste, hautbois, viole de gambe, organiste, chef d orchestre
music/rock: psychedelique, power trio, folk rock
music/electronic: house, dj, soundsystem, sound system, synthetiseur, live electro, rave, ambient,
  musique electroacoustique, electroacoustique, mix dj, djset, dancefloor
music/hip-hop: mc, open mic rap, rappeuse, hiphop, slam, slameur, freestyle
music/world-music: forro, bagad, biniou, bombarde, fest deiz, musique klezmer, irlandais, celtique, bretonne,
  afro cubain, afro beat, chaabi, arabo andalou, arabo andalouse, qawwali, raga, musique indienne, chamame, milonga,
  candombe, mariachi, griot, ngoni, steel band, steelpan, soukous, highlife, musique persane, musique tzigane, gitan,
  gitane, catalan, corse, polyphonies corses, occitan, folk irlandais, chant du monde, chants du monde, afro caribeen,
  afro caribeenne, kabar, sega, kompa, biguine, kizomba, musique creole, flamenco, samba, salsa, bossa, djembe, kora,
  percussion africaine, balafon, oud, sitar, rumba, mandingue, batucada, musique bretonne, gamelan, daf, darbouka,
  derbouka, bendir, didgeridoo, handpan, taiko, tabla, persan, persane, zouk, maloya, tzigane, balkan, cubain,
  cubaine, bresilien, bresilienne
music/pop: chansonnier, pop rock, synth pop, electro pop, auteur compositeur, auteure compositrice,
  autrice compositrice, auteur compositeur interprete, brassens, brel, barbara, piaf, gainsbourg, aznavour, cabrel,
  goldman, dalida, michael jackson, abba, queen, beatles, chanson francaise, indie, chanson a texte, tubes des annees
music: tribute, orchestre d harmonie, harmonie, co plateau, songwriter, showcase, en concert, musiques actuelles,
  musiques originales, concerts, chant choral, cantatrice, set acoustique, acoustique, eveil musical, jardin musical,
  sieste musicale, duo vocal, vocal, vocale, a cappella, gospel choir, choriste, ensemble vocal, musique live,
  live music, tournee, fete de la musique, ukulele, musical, musicale, musicaux, musicien, musicienne, orchestre,
  chorale, choeur, chanson, chant, fanfare, karaoke, guitare, guitariste, harpe, blind test, harmonie municipale, jam,
  open mic, accordeon, accordeoniste, percussion, masterclass, saxophone, trompette, batterie, clarinette
music?: instrument, piano, pianiste, album, chanteur, chanteuse, melodie, quartet, quintet, trio, groupe, band
music!: concert, recital

sport/athletics: saut a la perche, decathlon, 10 kilometres, 5 km, trail urbain, courir, coureur, coureuse, cross,
  relais, 10 km, foulee, course pedestre, course nocturne
sport/racket-sports: roland garros
sport/combat-sports: boxe anglaise, boxe francaise, savate, art martial, self defense, lutteur, boxeur, sumo
sport/water-sports: piscine, nage, nager, bebe nageur, joute nautique, aquabike, snorkeling, catamaran, optimist,
  nautique
sport/mountain-sports: raquettes, grimpe, trail, raquette a neige
sport/equestrian-sports: equestre, hippique, poney, cheval, cavalier, cavaliere, dressage
sport/board-sports: skatepark, trottinette
sport/motorsport: moto cross, grand prix moto
sport/extreme-sports: parachute
sport/basketball: basketball
sport/handball: handball
sport/volleyball: volleyball
sport: cyclo balade, cyclo, velorution, balade cycliste, parade a velo, sport sante, omnisport, marche sportive,
  gym douce, stretching, ultimate, frisbee, baseball, softball, tir a l arc, tir sportif, danse sportive, peloton,
  cyclotouriste, velodrome, vtt, bmx, draisienne, balade a velo, rando velo, velo ecole, jeux olympiques,
  flamme olympique, course cycliste, billard, bowling, croquet, molkky, olympiade, parcours sante, twirling, agility,
  tournoi, yoga, petanque, cyclisme, cycliste, velo, bicyclette, cyclotourisme, olympique, paralympique, triathlon,
  championnat, pilates, gym, qi gong, tai chi, zumba, hockey, gala de boxe, natation synchronisee, supporter, athlete
sport?: match, ligue, course, competition, entrainement

food/cooking: atelier pain, faire son pain, boulanger, boulangere, cuisiniers, confiture, conserve,
 lactofermentation, fermentation, chef, cuisinier, cuisiniere, patissier, culinaire
food/none: producteur, productrice, viticole, epicerie fine, producteur local, produit local, produits du terroir,
  marche de producteurs, circuit court, vigne, vignoble, vendange, oenologue, cave cooperative, domaine viticole,
  champagne, spiritueux, whisky, rhum, cidre, distillerie, apiculteur, apiculture, truffe, olive, huile d olive,
  baguette, fete du pain, foie gras, charcuterie, salon du chocolat, vegane, veganisme, eleveur, eleveuse,
  viticulture, maraicher, maraichere, maraichage, paysan, paysanne, epicerie, guinguette, chef etoile, fondue,
  raclette, paella, couscous, moules frites, bieres artisanales, deguster, gourmand, gourmande, gourmandise,
  alimentation, alimentaire, repas, cantine, vin, vigneron, biere, fromage, vegetarien, vegetarienne, vegan, terroir,
  brasserie, boulangerie, vegetal, vegetalien, vegetalienne, vegetaliser, chocolat, cocktail, aperitif, the et cafe,
  tapas, brasseur, banquet vegetal, gourmet, miel, cave a vin, barbecue, crepe, huitre
food/none?: petit dejeuner, buffet, agriculture, agriculteur, agricultrice, agricole, pain, glace, soupe, ferme,
  elevage, restaurant, banquet, menu, assiette, fruit, diner, legume, pique nique
food/none!: degustation
food/cooking!: atelier cuisine, atelier de cuisine, cours de cuisine, atelier culinaire, atelier patisserie,
  atelier de patisserie, recette, cuisiner, cuisine sauvage, creation culinaire, concours de cuisine

leisure/cinema: cine plein air, cine rencontre, cine concert, seance speciale, cinematographique, cine gouter,
  filmographie, cycle de films, salle de cinema, art et essai, moyen metrage, projeter, cineaste,
  realisateur, realisatrice, cinephile
leisure/video-games: soiree jeux video, apres midi jeux video, game designer, level design, manette, jeu sur console,
  mario kart, minecraft, fortnite, borne d arcade, retro gaming, cosplay, console
leisure/gardening: composteur, biodechet, lombricompost, jardinage naturel, semences, graine, troc aux plantes,
  troc de graines, marche aux plantes, roseraie, rosier, jardin remarquable, jardin prive, jardin potager,
  jardin partage, jardins familiaux, visite du jardin, visite de jardin, visite libre du jardin,
  visite guidee du jardin, visite commentee du jardin, rendez vous au jardin, botanique, botaniste, ethnobotanique,
  paysagiste, horticole, horticulture, horticulteur, arboretum, arbuste, vivace, herboriste, taille des arbres,
  taille des arbustes, greffe, paillage, desherbage, arrosage, parterre, jardinier, jardiner, plantation, pepiniere,
  bouture, verger, compost, grainotheque, troc de plante, semis, rempotage
leisure/gardening?: jardin, plante, bricolage
leisure/hiking: sortie naturaliste, sortie ornithologique, randonneur, randonneuse, balade contee, balade decouverte,
  sortie botanique, bain de foret, marche meditative, sentier, sylvotherapie, cueillette, pistage, excursion,
  marcheur, marche silencieuse, balade, promenade
leisure/cars: vehicule ancien, vehicule de collection
leisure/flea-markets: bourse aux livres, friperie, zone de gratuite, antiquaire, antiquites, bourse aux, troc,
  depot vente, gratiferia
leisure/markets!: marche hebdomadaire, marche de printemps, marche de paques, marche provencal, marche aux fleurs,
  marche des createurs, marche fermier, marche bio, marche paysan, marche local, marche de noel, marche artisanal,
  marche de createur, marche nocturne, marche de producteur, marche aux, marche gourmand, marche de potier
leisure/country-fairs: concours agricole, comice
leisure/neighbourhood-parties: guinguette de quartier, apero des voisins, apero de quartier, fete de village,
  fete de la rue
leisure/seasonal-parties: nouvel an, saint nicolas, saint sylvestre, gouter de noel, noel, fete de l automne, diwali,
  saint patrick, paques, fete des lumieres, carnaval, halloween, galette des rois, reveillon, chasse a l oeuf,
  pere noel
leisure/traditional-parties: corso, defile de chars, fete nationale, 14 juillet, feu de saint jean,
  feux de la saint jean, retraite aux flambeaux, pardon, defile costume, fete foraine, feu de la saint jean,
  bal des pompiers, feu d artifice
leisure: observation de la nature, mammifere, chauve souris, chiroptere, rapace, hibou, chouette, castor,
  ornithologie, ornithologique, lpo, sortie famille, jeu de carte, jeu de plateau, motricite, parentalite, croisiere,
  aquarium, colo, colonie, rallye pedestre, scrabble, bridge, tricot the, animation enfant, ferme pedagogique, manege,
  structure gonflable, parc d attraction, visite en bateau, bien etre, reiki, respiration, hypnose, jeu, ludotheque,
  magicien, biodiversite, nature, ludique, enquete, puzzle, sophrologie, meditation, relaxation, massage,
  memoire et jeu, faune, bateau, zoo, animation famille, belotte, echiquier, tournoi d echecs, jeu d echecs,
  modelisme, modelisme ferroviaire, maquettisme, train miniature, figurine
leisure?: eveil, magie, magique, papillon, insecte, abeille, oiseau, sejour, vacance, escapade, convivial, conviviale
leisure/cinema!: projection, cine debat, cine club, cineclub, avant premiere, soiree film, film suivi
leisure/none!: quiz, quizz, chasse au tresor, jeu de societe, jeu de piste

culture/theatre: theatralise, theatralisee, jonglage, jongleur, jongleuse, trapeze, acrobatie, acrobatique,
  fildeferiste, contorsionniste, theatre d ombre, theatre forum, theatre de papier, spectacle de rue,
  spectacle de clown, spectacle jeune public, spectacle familial, spectacle vivant, tout petit spectacle, stand up,
  humoristique, comique, one man, one woman, monologue, solo theatral, sketch, commedia dell arte, farce, burlesque,
  metteur en piste, comedien professionnel, cabaret, transformiste, drag queen, adaptation theatrale,
  texte et mise en scene, mis en scene, mise en scene, mise en espace, dramatique, kafka, brecht, tchekov, hugo,
  labiche, goldoni, pirandello, genet, camus, cocteau, jouer la comedie, match d impro, catch impro,
  theatre jeune public, conte musical, seul en scene, ventriloque, mentaliste, mentalisme, magicien, improvisateur,
  cie, comedie musicale, le musical, drag, theatral, theatrale, comedie, comedien, comedienne, metteur en scene,
  metteuse en scene, marionnette, clown, clownesque, cirque, circassien, seule en scene, one man show, one woman show,
  humoriste, humour, improvisation, tragedie, dramaturge, moliere, shakespeare, tchekhov, sophocle, racine, koltes,
  marivaux, feydeau, ionesco, beckett, musset, corneille, acrobate, mime, vaudeville, art de la rue, arts de la rue,
  dramaturgie, arlequin, magie nouvelle, theatre d objet
culture/theatre?: spectacle, compagnie, troupe, acteur, actrice, scene, mise en voix
culture/dance: danse urbaine, danse libre, danse traditionnelle, bal swing, bal dansant, soiree dansante,
  rock 4 temps, bal forro, forro, salsa, piece choregraphique, choregraphique, waacking, voguing, krump, breaking,
  claquettes, buto, cours de salsa, bal renaissance, paso doble, biodanza, danseur choregraphe, danser, danseur,
  danseuse, choregraphie, choregraphe, tango, milonga, bachata, bal folk, lindy hop, valse, kizomba, rock n roll,
  contredanse
culture/photography: photographie argentique, tirage photographique, portrait photographique, balade photo,
  sortie photo, mois de la photo, daguerreotype, cyanotype, photographe animalier, festival photo,
  projet photographique, studio photo, photographe, photographique, polaroid, argentique
culture/workshops: atelier creatif, fabrique ta, fabrique ton, fabrique tes, fabriquez, cree ta, cree ton, cree tes, creez,
  realise ton, realise ta, realisez, confectionner, confection, atelier creation, atelier de creation, atelier bd,
  atelier manga, atelier collage, atelier dessin, atelier peinture, atelier terre, atelier tricot,
  atelier d arts plastiques, atelier arts plastiques, atelier en famille, atelier enfant, atelier bijou,
  atelier upcycling, upcycling, customisation, tissage, feutrage, laine, peinture au sol, peindre, peint,
  fresque participative, pliage, papier mache, customiser, croquis, carnet de voyage, carnet de croquis,
  cours de dessin, cours de peinture, stage de dessin, art floral, tatouage, bougie, savon, cosmetique,
  creation textile, tapisserie, pyrogravure, forge, forgeron, verrier, souffleur de verre, travail du bois,
  marqueterie, artisan d art, modelage, sculpter, tourneur, potier, potiere, ceramiste, atelier d ecriture, ceramique,
  poterie, couture, coudre, tricot, tricoter, dessin, dessiner, crochet, calligraphie, gravure, graveur, graveuse,
  linogravure, xylogravure, origami, mosaique, aquarelle, modeler, collage, dentelle, broderie, vannerie, bijou,
  bijoutier, bijoutiere, joaillerie, vitrail, ebenisterie, reliure, enluminure, scrapbooking, teinture, serigraphie,
  loisir creatif, arts plastiques, art plastique, fusain, modele vivant, metier d art, metiers d art, savoir faire,
  artisan, artisanal, retouche, land art, peinture sur, macrame, encadrement, maroquinerie, diy, visite dessinee,
  promenade dessinee
culture/talks: cine conference, cycle de conferences, masterclass, master class, grand entretien, lecon inaugurale,
  cours public, cafe scientifique, cafe histoire, cafe litteraire debat, plateau radio, rencontre avec les chercheurs,
  debattre, rencontre d actualite, webconference, visioconference, reunion d information, seance d information,
  soutenance, reunion publique, universite populaire, conferencier, conferenciere, masterclasse
culture/exhibitions: visite d exposition, visite exposition, visite de l exposition, commissaire d exposition,
  commissaire de l exposition, commissariat, exposant, artiste plasticien, oeuvre d art, visite du musee,
  visite libre du musee, visite guidee du musee, musee, dessinateur, illustrateur, illustratrice, aquarelliste,
  art brut, art moderne, art numerique, videaste, performance artistique, galeriste, portes ouvertes des ateliers,
  parcours artistique, biennale, triennale, timbre, philatelie, philatelique, diorama, chef d oeuvre, plasticien,
  plasticienne, art contemporain, installation, tableau, artiste peintre, exposer, collection permanente,
  galerie d art, oeuvre, salon d art, salon des artistes, foire d art, visite libre de l exposition,
  visite commentee de l exposition, visite guidee de l exposition, beaux arts, street art
culture/literature: poetry, rencontre d auteur, rencontre avec l auteur, rencontre avec l autrice, lecteur, lectrice,
  coup de coeur, coups de coeur, heure du conte, bebes lecteurs, cafe lecture, haiku, microfiction,
  nouvelle litteraire, slam poesie, prix du livre, rentree litteraire, librairie, libraire, parution, recit de vie,
  fable, album jeunesse, raconte moi une histoire, histoires pour, raconte tapis, defi lecture, boite a livres,
  bouquiniste, atelier de lecture, francophonie, dis moi dix mots, litteraire, lire, livre, poete, ecrivain,
  ecrivaine, auteur, autrice, bd, manga, conte, contee, conteur, conteuse, roman, romancier, romanciere, bebe lecteur,
  bouquin, biblio, bibliotherapie, dictee, ecriture, editeur, kamishibai, comptine, prix litteraire
culture/heritage: visite architecturale, visite guidee de la ville, visite du village, visite guidee du village,
  village medieval, visite de l eglise, visite de la cathedrale, visite du chateau, visite guidee du chateau,
  visite du cimetiere, visite guidee du cimetiere, balade urbaine, promenade urbaine, promenade architecturale,
  balade patrimoniale, balade architecturale, lieu de memoire, memorial, histoire locale, site historique, lavoir,
  beffroi, donjon, couvent, cloitre, prieure, synagogue, mosquee, pigeonnier, site archeologique, vestige,
  gallo romain, antique, antiquite, romain, prehistoire, prehistorique, patrimonial, patrimoniale,
  restauration du patrimoine, chantier de restauration, art deco, haussmannien, edifice, ossature bois, urbaniste,
  genealogie, genealogique, santon, ancienne usine, maison natale, maison bioclimatique, cimetieres, monument,
  chateau, architecture, architecte, architectural, architecturale, archeologique, guide conferencier,
  guide conferenciere, moulin, phare, eglise, cathedrale, abbaye, basilique, passage couvert, itineraire commente,
  circuit commente, parcours commente, visite de la ville, visite conference, urbanisme, cimetiere, ruelle,
  quartier historique, centre historique, hotel particulier, crypte, fouille, medieval, medievale, chapelle, manoir,
  remparts, citadelle, forteresse
culture: langue des signes, cours de francais, atelier de francais, alphabetisation, migrant, refugie,
  intergenerationnel, intergenerationnelle, egalite, droits des femmes, feminisme, elu, deputee, depute,
  conseil municipal, remise de prix, ceremonie de remise, forum des associations, don du sang, messe, priere, culte,
  paroisse, budget participatif, concertation, conseil de quartier, citoyen, citoyenne, citoyennete, commemoration,
  ceremonie, solidarite, benevolat, ministre
culture?: hommage, senior, handicap, inauguration, mairie, collecte
culture/heritage?: visite, itineraire, archives, palais, batiment, temple, facade, maquette, place forte, fontaine
culture/workshops?: atelier, creation, stage, initiation, cours, visite atelier, apprenti, demonstration, fabrique,
  fabriquer
culture/exhibitions?: peinture, peintre, sculpture, sculpteur, artiste, art, scenographie, collection
culture/talks?: debat, rencontre, talk, podcast, temoignage, entretien, intervention, discussion, echange, forum,
  webinaire
culture/literature?: poetique, ouvrage, traducteur, traductrice
culture/none?: portes ouvertes, porte ouverte, visite d entreprise, visite de l entreprise, visite entreprise,
  visite d une entreprise, hotellerie, tourisme, interim, reunion, recruter, recruteur, emploi, job, alternance,
  apprentissage, orientation, reorientation, cv, candidat, candidature, decouverte secteur metier,
  decouverte des metiers, creation d entreprise, createur d entreprise, reprise d entreprise, entreprise,
  entrepreneur, financement, formation, marche du travail, insertion professionnelle, reconversion, mission locale, alumni,
  france travail, pole emploi, cap emploi, jpo, universite, licence, master, lyceen, etudiant, parcoursup,
  service civique, salon professionnel, retraite, mutuelle, cse, rh, sante, cancer, depistage, vaccination, aidant,
  parent, parc des expositions, palais des expositions, hall des expositions, paris expo, centre des congres,
  palais des congres, tiers lieu
culture/photography!: exposition photo, expo photo, exposition photographique, exposition de photo,
  exposition de photographie, exposition photographie
culture/exhibitions!: exposition, expo, vernissage, finissage, retrospective
culture/talks!: en debattre, debat public, conference, table ronde, colloque, seminaire, conference debat, symposium,
  journee d etude, journee professionnelle, cafe philo, causerie
culture/none!: job dating, jobdating, recrutement, recrute, forum des metiers, forum de l emploi, salon de l emploi,
  emploi saisonnier, job saisonnier, detection de potentiel, metiers du tourisme, semaine du tourisme,
  hotellerie restauration, poste a pourvoir

tech: industrielle, technologique, semaine de l industrie, scientifique, vulgarisation, mediation scientifique,
  experience scientifique, atelier scientifique, atelier numerique, atelier informatique, nucleaire, cryptographie,
  quantique, neuroscience, genetique, virus, chimique, electrochimie, particule, systeme solaire, telescope,
  observation des etoiles, cosmos, espace et astronomie, casque vr, vr, 3d, laser, imprimante, big data, cloud,
  algorithme, python, scratch, arduino, raspberry, linux, wikipedia, chatgpt, ia generative, web3, reseau social,
  reseaux sociaux, culture numerique, creation numerique, fabrication numerique, e commerce, vente en ligne, marketing digital, facturation electronique, french tech, pitch,
  scale up, deeptech, open innovation, hackeur, hacking, piratage, code informatique, usine, site industriel,
  visite d usine, usinage, metallurgie, electronique, maintenance industrielle, semiconducteur, batterie electrique,
  logistique industrielle, mathematicien, physicien, chercheur, chercheuse, recherche scientifique,
  culture scientifique, cnes, cnrs, inserm, nasa, espace numerique, conseiller numerique, reparation, reparer, repare,
  cafe reparation, atelier de reparation, petit electromenager, reemploi, repair cafe, internet, clavier, site web,
  robot, drone, programmation, codage, industrie, industriel, science, ordinateur, fab lab, developpeur, developpeuse,
  logiciel, open source, open data, data, datascience, data science, astronomie, astrophysique, astronome, chimie,
  physique, mathematique, spatial, spatiale, galaxie, eclipse, tableau periodique, fintech, smart city, aeronautique,
  ia, web, meetup, ingenieur, ingenieure, planetarium, etoile et planete, impression laser, smartphone, tablette,
  astronaute, fusee, laboratoire, microscope
tech?: energie, matiere, climat, etoile, planete, ciel, univers, electricite, electrique, medecine, biologie,
  mecanique, digital, digitale, technique, outil, innovation, entrepreneuriat, geologie, ingenierie, recherche

festival/music-festivals: festival de jazz, festival de rock, festival de musiques actuelles
festival/food-festivals: festival de la gastronomie
festival/arts-festivals: festival de theatre, festival de danse, festival de cinema, festival du film,
  festival de film, festival international du film, festival d arts de rue
festival/traditional-festivals: festival medieval, fete medievale, festival interceltique
`;

/** The names of venues, agendas and national operations, and the topic of their events if no other is stated. */
const placeTable = `
culture/theatre: spectacle vivant, theatre, improvisation, humour, marionnette, centre dramatique, scene nationale,
  cafe theatre, chapiteau, cirque
culture/dance: danse, centre choregraphique, cdcn
culture/exhibitions: archives, beaux arts, art contemporain, artotheque, musee, museum, galerie, frac, centre d art,
  nuit des musees, nuit europeenne des musees, fondation
culture/literature: dis moi dix mots, printemps des poetes, litterature, salon du livre, librairie,
  maison de la poesie, nuit de la lecture, nuits de la lecture, litteraire
culture/heritage: visites de pays, printemps des cimetieres, nuit des eglises, patrimoine culturel, patrimoine,
  ville et pays d art et d histoire, archeologie, chateau, abbaye, prieure, monument,
  journees europeennes du patrimoine, journee europeenne du patrimoine, journees du patrimoine,
  journees nationales de l architecture, mois de l architecture, journees nationales de l archeologie,
  maison de l architecture
culture/workshops: journees europeennes des metiers d art, metiers d art, journees nationales de la reparation
culture/photography: photographie, mois de la photo, photo
leisure/cinema: cinemas, cinema, cine, cinematheque
leisure/gardening: jardins ouverts, jardins familiaux, rendez vous aux jardins, fete des plantes, jardin botanique,
  jardin partage, pepiniere, roseraie, maison du jardinier
leisure: maison de la nature, ludotheque, centre de loisirs, parc animalier, zoo
music/classical: opera, philharmonie, auditorium, musique ancienne, baroque, symphonique
music/jazz: club de jazz, jazz club
music: equipe musicale, chanson, zenith, salle de concert, conservatoire, cite de la musique, fete de la musique
sport: club sportif, office des sports, sports, velo, mai a velo, stade, gymnase, piscine, dojo, palais des sports,
  terre de jeux
culture/none: metiers du tourisme, france travail, pole emploi, mission locale, emploi, orientation, formation
food: agriculture, rendez vous gourmands, gastronomie, cave cooperative, vigneron, semaine du gout
tech: palais de la decouverte, numerique, france num, french tech, digital, sciences, science, ia,
  intelligence artificielle, informatique, repair cafe, reparation, tiers lieux, fablab, fab lab, cite des sciences,
  observatoire, planetarium, semaine de l industrie, fete de la science, smart weeks
`;

/** The topics of the words that describe an event. */
export const topics: readonly Topic[] = addDictionary(readTable(table));
/** The topics of the words that describe its place. */
export const placeTopics: readonly Topic[] = readTable(placeTable);

function readTable(rows: string): Topic[] {
  return rows
    .trim()
    .split(/\n+(?=\S)/)
    .map((row) => {
      const [name = '', words = ''] = row.trim().split(': ');
      const [category, subcategory] = name.replace(/[?!]$/, '').split('/');
      return {
        category: category as Category,
        subcategory: subcategory ?? null,
        weight: name.endsWith('?') ? 'vague' : name.endsWith('!') ? 'form' : 'clear',
        words: words.split(/,\s*/),
      };
    });
}

/**
 * Adds the words of the search dictionary and narrower ones, except those in the table, and those that begin with a form (“exposition temporaire”),
 * which already matches. Skips words that match only with their accents, because accents are often missing.
 */
function addDictionary(own: readonly Topic[]): Topic[] {
  const taken = new Set(own.flatMap(({ words }) => words.map(toSingular)));
  const forms = new Set(own.flatMap(({ weight, words }) => (weight === 'form' ? words : [])));
  const topics = own.map((topic) => ({ ...topic, words: [...topic.words] }));
  for (const [category, named, list] of [...listWords(frenchDictionary), ...narrowerWords]) {
    const meaning = { ...findMeaning(category, named), weight: 'clear' as const };
    const folded = list
      .split(',')
      .filter(Boolean)
      .flatMap((word) => (word.startsWith('!') ? [] : foldText(word.replace('*', ''))));
    const words = [...new Set(folded)].filter(
      (word) => !taken.has(toSingular(word)) && !forms.has(word.split(' ')[0] ?? ''),
    );
    for (const word of words) taken.add(toSingular(word));
    const topic = topics.find((each) => isSame(each, meaning));
    if (topic) topic.words.push(...words);
    else topics.push({ ...meaning, words });
  }
  return topics;
}

/** Returns the topic of a word of the search dictionary: literature is culture, and food is not cooking unless stated. */
function findMeaning(category: Category, subcategory: string | null): Pick<Topic, 'category' | 'subcategory'> {
  if (subcategory === 'literature') return { category: 'culture', subcategory };
  return { category, subcategory: subcategory ?? (category === 'food' ? 'none' : null) };
}

function isSame(one: Omit<Topic, 'words'>, other: Omit<Topic, 'words'>): boolean {
  return one.category === other.category && one.subcategory === other.subcategory && one.weight === other.weight;
}

/** Removes the plural of every word. */
function toSingular(phrase: string): string {
  return phrase.replace(/[sx](?= |$)/g, '');
}
