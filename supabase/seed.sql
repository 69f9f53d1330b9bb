-- What a new database of development holds: eighty events, one demo account, and the people who voted.
-- Days count from today in Paris. A second run changes nothing. Not for a site that is open to the public: the
-- password of the demo account is written below.

-- The embedded backend serves its pictures from this machine.
update private.settings set local_pictures = true;

create temporary table seeded (event jsonb not null);

-- One object per event. "id" is the sample id, which ends the uuid; "on" and "also" are days from today, or a day of
-- this weekend; "at" is latitude and longitude; "ticket" ends the address of the ticket office.

insert into seeded
select jsonb_array_elements($events$[
  {"id": 1, "title": "Bal swing au kiosque", "category": "music", "subcategory": "jazz", "location": "Paris 19e", "venue": "Kiosque des Buttes-Chaumont",
   "address": "1 rue Botzaris, 75019 Paris", "at": [48.87994, 2.38274], "on": "sunday", "from": "15:00", "to": "18:30",
   "price": "Gratuit", "capacity": 300, "organizer": "Les Semelles de vent", "lineup": ["Le Petit Orchestre de Botzaris", "Odette Lamy (chant)"],
   "features": ["Initiation au lindy hop à 15:00", "Plancher de danse", "Buvette associative"],
   "description": "Neuf musiciens, un plancher de bois et tout l’après-midi devant vous. La première demi-heure est réservée à celles et ceux qui n’ont jamais dansé : on apprend le pas de base à deux, puis on change de partenaire. En cas de pluie, le bal se replie dans la salle des fêtes de la mairie du 19e."},
  {"id": 2, "title": "L’Heure bleue, récital de piano au lever du jour", "category": "music", "subcategory": "classical", "location": "Paris 5e", "venue": "Grande Galerie du Jardin des Plantes",
   "address": "36 rue Geoffroy-Saint-Hilaire, 75005 Paris", "at": [48.84222, 2.35616], "on": 8, "from": "07:15", "to": "08:30",
   "price": "18 €", "ticket": "heure-bleue", "capacity": 220, "participants": 187, "organizer": "Association Matines", "lineup": ["Hélène Vasseur (piano)"],
   "needs": ["mobility"], "features": ["Café et brioche compris", "Transats", "Accessible en fauteuil roulant"],
   "description": "Satie, Mompou, Debussy et une création d’Ondine Berthier, joués pendant que le jour entre par la verrière. On s’installe sur des transats, entre les squelettes et les éléphants. Le concert s’arrête à temps pour aller travailler."},
  {"id": 3, "title": "Nocturne dessinée : croquer la Butte", "category": "culture", "subcategory": "workshops", "location": "Paris 18e", "venue": "Place du Calvaire",
   "address": "Place du Calvaire, 75018 Paris", "at": [48.88601, 2.33997], "on": 1, "from": "19:00", "to": "21:30",
   "price": "12,50 €", "ticket": "croquer-la-butte", "capacity": 18, "organizer": "Le Crayon baladeur",
   "features": ["Carnet et mine de plomb fournis", "Débutants bienvenus", "Petit groupe"],
   "description": "Deux heures de dessin sur le motif avec une illustratrice qui habite la rue d’à côté. On commence par les toits, on finit par les passants, qui bougent davantage."},
  {"id": 4, "title": "Tournoi de tennis de table à ciel ouvert", "category": "sport", "subcategory": "racket-sports", "location": "Paris 11e", "venue": "Square de la Roquette",
   "address": "143 rue de la Roquette, 75011 Paris", "at": [48.85895, 2.38463], "on": "saturday", "from": "10:00", "to": "17:00",
   "price": "5 €", "ticket": "ping-roquette", "capacity": 64, "participants": 52, "organizer": "Ping Onze",
   "features": ["Raquettes prêtées", "Tableau débutant", "Tableau confirmé", "Vestiaire au gymnase voisin"],
   "description": "Soixante-quatre places, deux tableaux, des poules le matin et des matchs à élimination directe l’après-midi. Les tables du square sont en béton : l’effet y est capricieux, et c’est ce qui fait le charme du tournoi. Inscription sur place à partir de 9:00 s’il reste des dossards."},
  {"id": 5, "title": "« Garde de nuit », ciné-débat avec l’équipe du film", "category": "leisure", "subcategory": "cinema", "location": "Paris 20e", "venue": "Cinéma Le Carrousel",
   "address": "38 rue de Ménilmontant, 75020 Paris", "at": [48.86768, 2.38735], "on": 0, "from": "20:00", "to": "22:45",
   "price": "8,50 €", "ticket": "garde-de-nuit", "capacity": 146, "organizer": "Cinéma Le Carrousel", "lineup": ["Nora Haddad (réalisatrice)", "Émile Courtois (chef opérateur)"],
   "needs": ["mobility", "hearing"], "features": ["Sous-titres pour sourds et malentendants", "Boucle magnétique", "Accessible en fauteuil roulant"],
   "description": "Trois ans aux côtés des agents de nuit d’un hôpital parisien, filmés sans commentaire. La réalisatrice et son chef opérateur restent après la séance pour répondre à la salle."},
  {"id": 6, "title": "Grande braderie des disquaires", "category": "leisure", "subcategory": "flea-markets", "location": "Paris 10e", "venue": "Marché Saint-Quentin",
   "address": "85 bis boulevard de Magenta, 75010 Paris", "at": [48.87741, 2.35453], "on": "saturday", "also": ["sunday"], "from": "10:00", "to": "19:00",
   "price": "Gratuit", "participants": 5200, "organizer": "Syndicat des bacs", "lineup": ["DJ Mirabelle", "Radio Faubourg (en direct)"],
   "features": ["Platines d’écoute", "Réparation de cellules", "Restauration sur place"],
   "description": "Quarante-deux disquaires indépendants vident leurs réserves : 33 tours, maxis, cassettes et quelques raretés sous clé. Un réparateur règle les bras de lecture toute la journée, et chacun peut écouter avant d’acheter. L’entrée est libre ; venez tôt pour les bacs à un euro."},
  {"id": 7, "title": "Apprendre à souder, construire sa première radio", "category": "tech", "subcategory": "workshops", "location": "Paris 18e", "venue": "La Fabrique Pajol",
   "address": "20 rue Pajol, 75018 Paris", "at": [48.88756, 2.36043], "on": 5, "also": [12], "from": "18:30", "to": "21:30",
   "price": "25 €", "ticket": "premiere-radio", "capacity": 14, "participants": 14, "status": "full", "organizer": "La Fabrique Pajol",
   "ages": [14], "features": ["Matériel compris", "Vous repartez avec votre radio"],
   "description": "En deux soirées, vous passez du schéma à un poste qui capte vraiment les ondes moyennes. La première séance est consacrée à la soudure et au câblage, la seconde au réglage et au boîtier. Les deux dates forment un tout : une seule inscription vaut pour les deux."},
  {"id": 8, "title": "Soupe populaire et grandes tablées", "category": "food", "subcategory": "neighbourhood-parties", "location": "Paris 12e", "venue": "Place d’Aligre",
   "address": "Place d’Aligre, 75012 Paris", "at": [48.84889, 2.37776], "on": 2, "from": "18:30", "to": "22:00",
   "price": "Prix libre", "participants": 640, "organizer": "Commune libre d’Aligre", "lineup": ["Fanfare Les Pois cassés"],
   "features": ["Plats végétariens", "Apportez votre bol", "Sans réservation"],
   "description": "Les invendus du marché deviennent six soupes, épluchées l’après-midi par qui veut bien venir aider, servies le soir sur de longues tables. On donne ce que l’on peut dans la marmite de cuivre. Épluche-légumes et tabliers sont sur place dès 14:00. Vers 20:00, la fanfare du quartier fait le tour de la place."},
  {"id": 9, "title": "Ligne 9, visite contée du métro fantôme", "category": "culture", "subcategory": "heritage", "location": "Paris 3e", "venue": "Devant la mairie de Paris Centre",
   "address": "2 rue Eugène-Spuller, 75003 Paris", "at": [48.86385, 2.36165], "on": 4, "also": [11, 18, 25], "from": "18:00", "to": "20:00",
   "price": "14 €", "ticket": "metro-fantome", "capacity": 20, "participants": 16, "rating": 4.7, "reviews": 212, "organizer": "Paris par-dessous",
   "features": ["2,5 km à pied", "Audiophones", "En français"],
   "description": "Stations fermées, couloirs murés, affiches oubliées : deux heures à pied, en surface, au-dessus de ce que l’on ne voit plus. Le guide, ancien conducteur, raconte ce qu’il a vu derrière les grilles. On ne descend pas sur les voies, et c’est très bien ainsi."},
  {"id": 10, "title": "Paris Basket Playground, la finale", "category": "sport", "subcategory": "basketball", "location": "Paris 13e", "venue": "Playground Charles-Moureu",
   "address": "17 rue Charles-Moureu, 75013 Paris", "at": [48.82717, 2.36132], "on": 11, "from": "14:00", "to": "20:00",
   "price": "Gratuit", "capacity": 900, "participants": 780, "organizer": "Playground Treize", "lineup": ["DJ Kassava", "Équipe Tolbiac", "Équipe Bagnolet Nord"],
   "features": ["Gradins", "Concours de tirs à trois points", "Restauration rapide"],
   "description": "Huit équipes féminines et huit équipes masculines, des matchs de douze minutes, un seul panier. Le public est à un mètre de la ligne de touche et ne se prive pas de commenter. Concours de tirs ouvert à tous entre les demi-finales et la finale."},
  {"id": 11, "title": "Requiem de Fauré, chœur et orgue", "category": "music", "subcategory": "classical", "location": "Paris 1er", "venue": "Église Saint-Eustache",
   "address": "146 rue Rambuteau, 75001 Paris", "at": [48.86341, 2.34515], "on": 21, "from": "20:30", "to": "22:00",
   "price": "De 15 à 40 €", "ticket": "requiem-faure", "capacity": 800, "participants": 534, "organizer": "Chœur de la rue Montorgueil", "lineup": ["Chœur de la rue Montorgueil", "Agathe Lenormand (soprano)", "Basile Rey (baryton)", "Yves Tanguy (orgue)"],
   "needs": ["mobility"], "features": ["Placement par catégorie", "Accessible en fauteuil roulant", "Programme de salle offert"],
   "description": "La version de 1893, plus intime, avec orgue, harpe et quatuor de cordes. En première partie, le Cantique de Jean Racine et deux motets de Saint-Saëns. L’église est fraîche : gardez votre manteau."},
  {"id": 12, "title": "Atelier pain au levain, de la farine à la miche", "category": "food", "subcategory": "cooking", "location": "Paris 14e", "venue": "Fournil de la rue Daguerre",
   "address": "61 rue Daguerre, 75014 Paris", "at": [48.83527, 2.32628], "on": 6, "from": "14:00", "to": "18:00",
   "price": "65 €", "ticket": "levain-daguerre", "capacity": 8, "organizer": "Fournil de la rue Daguerre",
   "features": ["Tablier prêté", "Levain à emporter", "Convient aux débutants"],
   "description": "Huit personnes autour du pétrin, pas une de plus. Vous façonnez deux miches, l’une cuite sur place, l’autre à enfourner chez vous le lendemain. Le boulanger vous confie un bocal de son levain, né en 1998, et les consignes pour ne pas le perdre."},
  {"id": 13, "title": "Semi-marathon des deux bois", "category": "sport", "subcategory": "athletics", "location": "Paris 12e", "venue": "Esplanade du château de Vincennes",
   "address": "Avenue Daumesnil, 75012 Paris", "at": [48.84137, 2.43556], "on": 90, "from": "09:00", "to": "13:00",
   "price": "À partir de 38 €", "ticket": "deux-bois", "capacity": 12000, "participants": 8450, "organizer": "Athlétique Club de l’Est parisien",
   "features": ["Certificat ou parcours prévention santé demandé", "Consigne gratuite", "Ravitaillement tous les 5 km", "Meneurs d’allure"],
   "description": "Vingt et un kilomètres entre le bois de Vincennes et les bords de Marne, sur un parcours presque plat. Départs par vagues toutes les quatre minutes, meneurs d’allure de 1 h 30 à 2 h 15. Les dossards ne sont ni repris ni échangés, mais ils peuvent être cédés jusqu’à dix jours avant la course."},
  {"id": 14, "title": "Le Misanthrope, version pour cuisine", "category": "culture", "subcategory": "theatre", "location": "Paris 20e", "venue": "Théâtre de la Bidassoa",
   "address": "12 rue de la Bidassoa, 75020 Paris", "at": [48.86641, 2.39469], "on": 1, "also": [2, 3, 8, 9, 10], "from": "20:00", "to": "21:40",
   "price": "De 12 à 24 €", "ticket": "misanthrope-cuisine", "capacity": 90, "participants": 71, "organizer": "Compagnie Demi-sel", "lineup": ["Compagnie Demi-sel", "Mise en scène : Judith Arnoult"],
   "needs": ["sign-language", "audio-description"], "ages": [12], "features": ["Placement libre", "Bar ouvert une heure avant"],
   "description": "Molière entre un évier et un plan de travail : cinq comédiens préparent un vrai dîner pendant que tout se défait. Le texte est intact, la vaisselle beaucoup moins. À la fin, la soupe est servie aux spectateurs du premier rang."},
  {"id": 15, "title": "Rencontre avec Maïa Delorme autour de « Rive droite »", "category": "culture", "subcategory": "literature", "location": "Paris 10e", "venue": "Librairie Les Écluses",
   "address": "71 quai de Valmy, 75010 Paris", "at": [48.87128, 2.36545], "on": 0, "from": "19:00", "to": "20:30",
   "price": "Gratuit", "capacity": 60, "organizer": "Librairie Les Écluses", "lineup": ["Maïa Delorme", "Animée par Samuel Ott"],
   "features": ["Dédicace", "Réservation conseillée", "Marche à l’entrée, rampe sur demande"],
   "description": "Dans son troisième roman, Maïa Delorme suit pendant un an les habitants d’une péniche du canal. Elle en lira deux chapitres, puis répondra à Samuel Ott et à la salle. La librairie ferme ses caisses pendant la lecture et les rouvre pour la dédicace."},
  {"id": 16, "title": "Club Ultraviolet : house jusqu’à l’aube", "category": "music", "subcategory": "electronic", "location": "Paris 13e", "venue": "Le Ponton",
   "address": "Port de la Gare, 75013 Paris", "at": [48.83508, 2.37632], "on": "saturday", "from": "23:30", "to": "06:00",
   "price": "17 €", "ticket": "ultraviolet", "capacity": 450, "participants": 398, "organizer": "Collectif Ultraviolet", "lineup": ["Solène K", "Frère Pilote", "Tamara Diop"],
   "features": ["Bouchons d’oreilles offerts", "Vestiaire 2 €", "Équipe de prévention sur place", "Majeurs uniquement"],
   "description": "Trois sets longs, pas de tête d’affiche, un système son accordé pour la cale en acier. L’équipe de prévention est reconnaissable à ses brassards jaunes ; n’hésitez pas à aller la voir. Les téléphones restent dans la poche : une gommette est collée sur l’objectif à l’entrée."},
  {"id": 17, "title": "Nuit Nina Simone, l’intégrale au piano", "category": "music", "subcategory": "jazz", "location": "Paris 18e", "venue": "Le Trianon",
   "address": "80 boulevard de Rochechouart, 75018 Paris", "at": [48.88292, 2.34307], "on": 3, "from": "20:30", "to": "00:30",
   "price": "32 €", "ticket": "nuit-nina-simone", "capacity": 1080, "participants": 862, "organizer": "Les Nuits entières", "lineup": ["Awa Sissoko (piano, voix)", "Élie Brandt (piano)", "Jeanne Morvan (piano)"],
   "needs": ["mobility"], "features": ["Placement libre assis", "Entrées et sorties pendant les pauses", "Accessible en fauteuil roulant", "Petite restauration"],
   "description": "Trois pianistes, quatre heures, cinquante-deux chansons. On peut venir tard, on peut partir tôt. De « Little Girl Blue » à « Sinnerman », elles et lui se relaient au même clavier, sans amplification pendant le premier quart, puis avec contrebasse et batterie. Deux pauses de vingt minutes, à 21:45 et à 23:15."},
  {"id": 18, "title": "Marché des céramistes", "category": "leisure", "subcategory": "markets", "location": "Paris 6e", "venue": "Place Saint-Sulpice",
   "address": "Place Saint-Sulpice, 75006 Paris", "at": [48.85098, 2.33292], "on": 9, "also": [10, 11], "from": "11:00", "to": "20:00",
   "price": "Gratuit", "participants": 3400, "organizer": "Terres de Saint-Sulpice",
   "features": ["Démonstrations de tournage à 15:00", "Emballage offert", "Paiement par carte sur tous les stands"],
   "description": "Cent potiers venus de La Borne, de Dieulefit, de Vallauris et d’ailleurs : grès, porcelaine, faïence, du bol à l’objet impossible à ranger. Chaque exposant tourne lui-même ce qu’il vend, c’est la seule règle. Le jury des visiteurs élit la plus belle théière le dernier jour."},
  {"id": 19, "title": "Intelligences sobres : coder avec moins", "category": "tech", "subcategory": "talks", "location": "Paris 1er", "venue": "Auditorium du Sentier",
   "address": "40 rue du Louvre, 75001 Paris", "at": [48.86538, 2.34324], "on": 30, "from": "09:00", "to": "18:00",
   "price": "De 45 à 120 €", "ticket": "intelligences-sobres", "capacity": 320, "participants": 268, "organizer": "Collectif Octets utiles", "lineup": ["Fatou Ndiaye", "Grégoire Lebas", "Lin Zhao", "Marion Estève"],
   "ages": [16], "features": ["Sous-titrage en direct", "Déjeuner végétarien compris", "Garde d’enfants sur inscription", "Captation mise en ligne"],
   "description": "Une journée pour celles et ceux qui fabriquent des services numériques et voudraient qu’ils durent. Dix retours d’expérience chiffrés le matin, quatre ateliers l’après-midi, aucune présentation commerciale. Tarif réduit pour les étudiants, les associations et les personnes sans emploi, sans justificatif."},
  {"id": 20, "title": "Fête de la Goutte-d’Or", "category": "festival", "subcategory": "neighbourhood-parties", "location": "Paris 18e", "venue": "Square Léon",
   "address": "20 rue Saint-Luc, 75018 Paris", "at": [48.88573, 2.35296], "on": "saturday", "also": ["sunday"], "from": "14:00", "to": "22:00",
   "price": "Gratuit", "participants": 6100, "organizer": "Salle Saint-Bruno et associations du quartier", "lineup": ["Les Mamans du square", "Tambours de la Goutte-d’Or", "Djely Tapa Kouyaté"],
   "needs": ["sign-language"], "features": ["Jeux pour enfants", "Cuisines du monde", "Bal le samedi soir", "Traduction en langue des signes des prises de parole"],
   "description": "Trente associations, douze cuisines et une scène au milieu du square. Le samedi est aux enfants jusqu’à 18:00, puis au bal ; le dimanche, on déjeune à une table de cent mètres dans la rue Saint-Luc. Tout est tenu par des bénévoles, et il en manque toujours deux ou trois pour le démontage."},
  {"id": 21, "title": "Dans les réserves : cent photographies qui ne sortent jamais", "category": "culture", "subcategory": "photography", "location": "Paris 4e", "venue": "Maison de l’Image fixe",
   "address": "5 rue de Fourcy, 75004 Paris", "at": [48.85447, 2.35904], "on": -10, "also": [-9, -8, 0, 1, 2, 7, 8, 9, 14, 15, 16], "from": "11:00", "to": "19:00",
   "price": "9 €", "ticket": "cent-photographies", "participants": 1450, "rating": 4.6, "reviews": 88, "organizer": "Maison de l’Image fixe",
   "needs": ["mobility", "audio-description"], "features": ["Gratuit pour les moins de 26 ans", "Visite guidée à 16:00", "Audiodescription", "Accessible en fauteuil roulant"],
   "description": "Trop fragiles, trop grandes ou simplement oubliées, ces cent images n’avaient pas quitté leurs boîtes depuis leur achat. Elles sont montrées par rotation, vingt à la fois, dans une lumière très basse. Laissez à vos yeux une minute pour s’habituer."},
  {"id": 22, "title": "Slam aux Passe-murailles, scène ouverte", "category": "music", "subcategory": "hip-hop", "location": "Paris 11e", "venue": "Café Les Passe-murailles",
   "address": "97 rue Oberkampf, 75011 Paris", "at": [48.86524, 2.37824], "on": 0, "from": "20:30", "to": "23:00",
   "price": "Prix libre", "capacity": 80, "organizer": "Tribu Oberkampf", "lineup": ["Maître de cérémonie : Lazare B."],
   "features": ["Inscription des slameurs à 20:00", "Un texte dit, un verre offert", "Sans micro après 22:30"],
   "description": "La règle tient en une ligne : trois minutes, sans décor ni accessoire, et l’on applaudit tout le monde. Une quinzaine de passages, tirés au sort dans un chapeau. Si vous venez écouter, arrivez avant 20:15 pour trouver une chaise."},
  {"id": 23, "title": "Balade en kayak sur le canal de l’Ourcq", "category": "sport", "subcategory": "water-sports", "location": "Paris 19e", "venue": "Base nautique de la Villette",
   "address": "41 bis quai de la Loire, 75019 Paris", "at": [48.88664, 2.37431], "on": 13, "from": "10:00", "to": "12:30",
   "price": "20 €", "ticket": "kayak-ourcq", "capacity": 24, "participants": 9, "status": "postponed", "organizer": "Pagaie Villette",
   "ages": [10], "features": ["Savoir nager 50 m", "Gilet et jupette fournis", "Avec un adulte", "Vestiaires et douches"],
   "description": "Huit kilomètres aller-retour jusqu’aux moulins de Pantin, à allure de conversation. La sortie est reportée à cause des travaux de l’écluse ; la nouvelle date sera annoncée ici. Les inscriptions déjà prises restent valables ou sont remboursées sur simple message."},
  {"id": 24, "title": "Cartes, plans, territoires : une histoire de Paris en quarante-six feuilles", "category": "culture", "subcategory": "exhibitions", "location": "Paris 3e", "venue": "Bibliothèque des Archives",
   "address": "60 rue des Francs-Bourgeois, 75003 Paris", "at": [48.85982, 2.35896], "on": 2, "also": [3, 4, 5, 6, 9, 10, 11, 12, 13], "from": "10:00", "to": "18:00",
   "price": "Gratuit", "participants": 920, "organizer": "Bibliothèque des Archives",
   "needs": ["mobility", "sign-language"], "features": ["Livret de jeu pour les 7–12 ans", "Visite en langue des signes sur rendez-vous", "Accessible en fauteuil roulant"],
   "description": "Du plan de Truschet à la carte des îlots de chaleur, quarante-six façons de regarder la même ville. Chaque feuille est accompagnée d’une loupe et d’une question à laquelle elle répond. La dernière salle vous invite à dessiner votre propre quartier de mémoire."}
]$events$::jsonb);

insert into seeded
select jsonb_array_elements($events$[
  {"id": 25, "title": "Bonnard, la couleur des jours", "category": "culture", "subcategory": "exhibitions", "location": "Lyon 1er", "venue": "Musée des Beaux-Arts",
   "address": "20 place des Terreaux, 69001 Lyon", "at": [45.76698, 4.83358], "on": 1, "also": [2, 3, 4, 7, 8, 9, 10, 11], "from": "10:00", "to": "18:00",
   "price": "Gratuit", "participants": 2150, "rating": 4.8, "reviews": 341, "organizer": "Les Amis du palais Saint-Pierre",
   "needs": ["mobility", "step-free", "quiet"], "features": ["Visite commentée à 11:00 et à 15:00", "Accessible en fauteuil roulant", "Sièges pliants", "Vestiaire gratuit"],
   "description": "Une salle, onze tableaux, une heure de la journée pour chacun : du petit déjeuner à la lampe. L’accrochage suit la lumière, et les bancs sont tournés vers les fenêtres autant que vers les toiles. Les Amis du palais proposent deux visites par jour, sans réservation."},
  {"id": 26, "title": "Bouchons et canuts, marche gourmande", "category": "food", "subcategory": "cooking", "location": "Lyon 4e", "venue": "Gros Caillou",
   "address": "Boulevard de la Croix-Rousse, 69004 Lyon", "at": [45.77429, 4.83583], "on": "saturday", "from": "10:30", "to": "14:00",
   "price": "48 €", "ticket": "bouchons-canuts", "capacity": 16, "participants": 13, "organizer": "Le Tablier à pois",
   "features": ["Cinq dégustations comprises", "Escaliers nombreux", "Option sans porc sur demande"],
   "description": "De la Croix-Rousse à la presqu’île par les traboules, avec cinq arrêts où l’on mange : cervelle de canut, saucisson brioché, tarte aux pralines et deux surprises. Votre guide est petite-fille de mère lyonnaise et ne laisse personne finir le pain à sa place. Chaussures plates vivement conseillées."},
  {"id": 27, "title": "Les Nuits de l’amphithéâtre : Orchestre minuscule", "category": "music", "subcategory": "world-music", "location": "Lyon 1er", "venue": "Amphithéâtre des Trois Gaules",
   "address": "Rue Lucien-Sportisse, 69001 Lyon", "at": [45.77056, 4.83075], "on": 8, "from": "21:00", "to": "23:00",
   "price": "22 €", "ticket": "orchestre-minuscule", "capacity": 600, "participants": 512, "organizer": "Les Nuits de l’amphithéâtre", "lineup": ["Orchestre minuscule", "Leïla Bensaïd (oud)"],
   "features": ["Gradins de pierre, coussins prêtés", "Placement libre", "Report au lendemain en cas d’orage"],
   "description": "Sept instruments jouets, un oud et beaucoup de sérieux : l’Orchestre minuscule reprend Oum Kalsoum, Nino Rota et les génériques de dessins animés. Les gradins ont deux mille ans et sont durs ; des coussins vous attendent à l’entrée. Le billet donne droit à la visite du site à 19:30."},
  {"id": 28, "title": "Le Grand Ménage, cirque sans balai", "category": "culture", "subcategory": "theatre", "location": "Lyon 7e", "venue": "La Halle aux agrès",
   "address": "22 rue de Marseille, 69007 Lyon", "at": [45.75328, 4.83994], "on": 2, "also": [3, 4], "from": "19:30", "to": "20:40",
   "price": "De 8 à 16 €", "ticket": "grand-menage", "capacity": 200, "participants": 122, "organizer": "La Halle aux agrès", "lineup": ["Compagnie Poussière"],
   "needs": ["mobility"], "ages": [6], "features": ["Dernière représentation adaptée aux personnes sensibles au bruit", "Accessible en fauteuil roulant"],
   "description": "Quatre acrobates rangent un appartement qui ne se laisse pas faire. Peu de mots, une armoire très haute, un tapis qui a ses humeurs. Une heure dix, sans entracte, à voir avec des enfants ou sans."},
  {"id": 29, "title": "Run & Rhône, sortie nocturne", "category": "sport", "subcategory": "athletics", "location": "Lyon 3e", "venue": "Berges du Rhône, devant la piscine",
   "address": "8 quai Claude-Bernard, 69007 Lyon", "at": [45.75166, 4.83712], "on": 0, "also": [7, 14, 21, 28], "from": "19:30", "to": "20:45",
   "price": "Gratuit", "participants": 95, "organizer": "Run & Rhône",
   "features": ["Trois allures", "Frontale obligatoire", "Consigne à vélo", "Personne n’est laissé derrière"],
   "description": "Huit kilomètres le long du fleuve, en trois groupes, avec un serre-file dans chacun. Le plus lent court à sept minutes au kilomètre et discute tout du long. On se retrouve devant la piscine ; le départ est donné à l’heure."},
  {"id": 30, "title": "Bourse aux plantes et troc de graines", "category": "leisure", "subcategory": "gardening", "location": "Lyon 6e", "venue": "Parc de la Tête d’Or, pelouse des Ébats",
   "address": "Boulevard des Belges, 69006 Lyon", "at": [45.77443, 4.85531], "on": "sunday", "from": "09:00", "to": "16:00",
   "price": "Gratuit", "participants": 1300, "organizer": "Jardiniers du Rhône",
   "features": ["Conseils d’un pépiniériste", "Atelier bouturage pour enfants", "Apportez vos sachets"],
   "description": "On vient avec ce qui déborde de son balcon, on repart avec ce qui manquait. Les plantes s’échangent contre des plantes, les graines contre des graines, et les débutants contre un sourire. Un stand examine les feuilles malades : apportez-en une dans un sac fermé. Les serres restent ouvertes jusqu’à 16:30."},
  {"id": 31, "title": "Rock en stock : Les Fauves tranquilles + Bitume", "category": "music", "subcategory": "rock", "location": "Lyon 2e", "venue": "La Chaudronnerie",
   "address": "34 rue Casimir-Périer, 69002 Lyon", "at": [45.74054, 4.81895], "on": 12, "from": "20:00", "to": "23:30",
   "price": "À partir de 19 €", "ticket": "rock-en-stock", "capacity": 500, "participants": 301, "organizer": "Gros Volume", "lineup": ["Les Fauves tranquilles", "Bitume"],
   "needs": ["mobility"], "features": ["Debout", "Plateforme pour fauteuils roulants", "Bouchons d’oreilles gratuits"],
   "description": "Les Fauves tranquilles fêtent dix ans de guitares dans la ville qui les a vus répéter au sous-sol d’une laverie. En ouverture, Bitume, trio stéphanois, deux basses et pas de refrain. Dix places à cinq euros sont mises en vente à la porte, le soir même."},
  {"id": 32, "title": "Hackathon citoyen : rendre les données lisibles", "category": "tech", "subcategory": null, "location": "Lyon 3e", "venue": "Tiers-lieu L’Aiguillage",
   "address": "15 rue des Cuirassiers, 69003 Lyon", "at": [45.75903, 4.85498], "on": "saturday", "also": ["sunday"], "from": "09:30", "to": "18:00",
   "price": "Gratuit", "capacity": 70, "participants": 58, "organizer": "L’Aiguillage",
   "needs": ["mobility"], "features": ["Ouvert aux non-développeurs", "Repas offerts", "Accessible en fauteuil roulant", "Wifi"],
   "description": "Budget de l’école, retards de bus, qualité de l’air : huit jeux de données publics attendent leur mode d’emploi. Les équipes mêlent habitants, graphistes et développeurs ; personne ne vient avec une équipe toute faite. Les réalisations sont publiées le dimanche soir sous licence libre."},
  {"id": 33, "title": "Nuit du conte au Vieux Lyon", "category": "culture", "subcategory": "literature", "location": "Lyon 5e", "venue": "Cour de la Maison du Chamarier",
   "address": "37 rue Saint-Jean, 69005 Lyon", "at": [45.76158, 4.82754], "on": 45, "from": "20:00", "to": "02:00",
   "price": "10 €", "ticket": "nuit-du-conte", "capacity": 120, "participants": 64, "organizer": "La Langue bien pendue", "lineup": ["Mariama Touré", "Jean-Loup Ravier", "Inès Carmona", "Le Vieux Thomas"],
   "features": ["Couvertures fournies", "Entrées et sorties à toute heure", "Dès 8 ans avant 22:00"],
   "description": "Quatre conteurs se relaient autour d’un puits du XVIᵉ siècle, une heure chacun, puis tous ensemble après minuit. Les histoires grandissent avec la nuit : douces d’abord, puis de moins en moins. Une tisane est servie à chaque changement de conteur."},
  {"id": 34, "title": "Derby espoirs : Lyon – Bourgoin", "category": "sport", "subcategory": "rugby", "location": "Lyon 7e", "venue": "Plaine des jeux de Gerland",
   "address": "405 avenue Jean-Jaurès, 69007 Lyon", "at": [45.72661, 4.83008], "on": 4, "from": "15:00", "to": "17:00",
   "price": "5 €", "capacity": 1200, "participants": 610, "status": "rescheduled", "organizer": "Amicale du rugby lyonnais",
   "features": ["Gratuit pour les moins de 16 ans", "Tribune couverte", "Buvette tenue par les parents"],
   "description": "Le match, arrêté par le brouillard il y a quinze jours, est rejoué dans son intégralité. Les billets de la première rencontre restent valables. Troisième mi-temps ouverte à tous sous la tribune, quel que soit le score."},
  {"id": 35, "title": "Biennale des petites formes", "category": "festival", "subcategory": "arts-festivals", "location": "Lyon 9e", "venue": "Quartier de l’Industrie",
   "address": "Place Valmy, 69009 Lyon", "at": [45.77421, 4.80561], "on": 60, "also": [61, 62], "from": "13:00", "to": "23:00",
   "price": "De 6 à 30 €", "ticket": "petites-formes", "participants": 2800, "organizer": "Biennale des petites formes", "lineup": ["Théâtre de papier Ombelle", "Compagnie Trois Allumettes", "Rosalie et les Ombres"],
   "features": ["Vingt lieux à dix minutes à pied", "Pass trois jours", "Spectacles sans paroles signalés par un point bleu"],
   "description": "Marionnettes, théâtre d’objets, concerts pour dix personnes : rien ne dure plus de trente minutes, et tout se joue de très près. Le programme se lit comme un plan de métro ; suivez une couleur ou perdez-vous. Les réservations se prennent spectacle par spectacle, trente minutes avant chacun."},
  {"id": 36, "title": "Vide-grenier de Monplaisir", "category": "leisure", "subcategory": "flea-markets", "location": "Lyon 8e", "venue": "Place Ambroise-Courtois",
   "address": "Place Ambroise-Courtois, 69008 Lyon", "at": [45.74543, 4.87085], "on": -3, "from": "07:00", "to": "17:00",
   "price": "Gratuit", "participants": 1900, "organizer": "Comité d’intérêt local de Monplaisir",
   "features": ["180 exposants", "Café solidaire", "Ressourcerie pour les invendus"],
   "description": "Cent quatre-vingts tréteaux, tous tenus par des habitants du quartier. Les invendus peuvent être laissés à la ressourcerie, qui passe à 17:00 précises. Merci de ne pas stationner sur la piste cyclable pour décharger."}
]$events$::jsonb);

insert into seeded
select jsonb_array_elements($events$[
  {"id": 37, "title": "Les Lumières du Vieux-Port", "category": "festival", "subcategory": "cultural-festivals", "location": "Marseille 1er", "venue": "Vieux-Port",
   "address": "Quai des Belges, 13001 Marseille", "at": [43.29549, 5.37422], "on": "friday", "also": ["saturday", "sunday"], "from": "18:00", "to": "23:30",
   "price": "Gratuit", "participants": 14500, "organizer": "Rives et Dérives", "lineup": ["Collectif Phosphène", "Anouk Ferrandi", "Studio Contre-jour"],
   "needs": ["mobility", "step-free"], "features": ["Onze installations", "Navette maritime gratuite", "Parcours accessible en fauteuil roulant", "Quais fermés aux voitures"],
   "description": "Onze œuvres de lumière posées sur l’eau, les mâts et les façades, à découvrir dans le sens que l’on veut. La plus discrète est sous l’ombrière : levez la tête. La navette du port est gratuite pendant les trois soirs, avec une œuvre sonore à bord."},
  {"id": 38, "title": "Randonnée des calanques, de Luminy à Sugiton", "category": "leisure", "subcategory": "hiking", "location": "Marseille 9e", "venue": "Départ du campus de Luminy",
   "address": "163 avenue de Luminy, 13009 Marseille", "at": [43.23214, 5.43907], "on": 8, "from": "08:30", "to": "13:00",
   "price": "Gratuit", "capacity": 25, "participants": 21, "organizer": "Les Sentiers bleus",
   "features": ["9 km, 380 m de dénivelé", "Chaussures de marche obligatoires", "Deux litres d’eau par personne", "Annulée en cas d’alerte incendie"],
   "description": "On part tôt pour avoir la crête à soi, on descend jusqu’à l’eau, on remonte avant la chaleur. L’accès à Sugiton est soumis à réservation : la nôtre est faite pour vingt-cinq personnes. Une botaniste marche avec le groupe et répond même aux questions bêtes."},
  {"id": 39, "title": "Rap de la rade, demi-finale régionale", "category": "music", "subcategory": "hip-hop", "location": "Marseille 3e", "venue": "La Cale sèche",
   "address": "28 rue François-Simon, 13003 Marseille", "at": [43.31012, 5.38894], "on": 5, "from": "20:00", "to": "00:00",
   "price": "12 €", "ticket": "rap-de-la-rade", "capacity": 700, "participants": 655, "organizer": "Prises directes", "lineup": ["Sirocco", "Lila 13", "Les Cousins du Nord", "Tarik Ménil", "K-Lypso"],
   "needs": ["mobility"], "features": ["Vote du public par bulletin", "Debout", "Accessible en fauteuil roulant"],
   "description": "Cinq groupes, vingt minutes chacun, deux places pour la finale. Le jury compte pour moitié, la salle pour l’autre : on vote avec un bulletin en papier, dépouillé sur scène."},
  {"id": 40, "title": "Bouillabaisse partagée sur le quai", "category": "food", "subcategory": "cooking", "location": "Marseille 16e", "venue": "Port de l’Estaque",
   "address": "Plage de l’Estaque, 13016 Marseille", "at": [43.36049, 5.31278], "on": 10, "from": "10:00", "to": "15:00",
   "price": "55 €", "ticket": "bouillabaisse", "capacity": 30, "participants": 30, "status": "full", "organizer": "Les Pointus de l’Estaque",
   "features": ["Poisson de la nuit", "Écaillage en commun", "Vin compris", "Liste d’attente sur place"],
   "description": "Le pêcheur rentre vers 9:30, et l’on cuisine ce qu’il rapporte : rascasse, vive, saint-pierre si la mer veut bien. Chacun écaille, chacun pile la rouille. On mange à la table du quai, en deux services, comme il se doit."},
  {"id": 41, "title": "Pétanque : le Mondial des amateurs", "category": "sport", "subcategory": null, "location": "Marseille 8e", "venue": "Parc Borély",
   "address": "Avenue du Parc-Borély, 13008 Marseille", "at": [43.26072, 5.38156], "on": 9, "also": [10, 11], "from": "09:00", "to": "20:00",
   "price": "10 €", "ticket": "petanque-amateurs", "capacity": 1536, "participants": 1290, "organizer": "Boule amicale de Bonneveine",
   "features": ["Triplettes", "Boules prêtées", "Tournoi des moins de 12 ans", "Ombre sous les pins"],
   "description": "Cinq cent douze triplettes, aucune licence exigée, et des arbitres qui ont de l’humour. Les perdants du premier jour sont reversés dans un tableau complémentaire : personne ne vient pour une seule partie. Finale sur le grand carré, boules en bronze pour les vainqueurs."},
  {"id": 42, "title": "Cours Julien à ciel ouvert : visite street art", "category": "culture", "subcategory": "heritage", "location": "Marseille 6e", "venue": "Escaliers du cours Julien",
   "address": "Cours Julien, 13006 Marseille", "at": [43.29367, 5.38312], "on": 1, "also": [8, 15], "from": "17:30", "to": "19:15",
   "price": "15 €", "ticket": "cours-julien", "capacity": 20, "participants": 12, "rating": 4.9, "reviews": 154, "organizer": "Murs mitoyens",
   "features": ["1,5 km avec escaliers", "Guide peintre muraliste", "En français ou en anglais"],
   "description": "Une muraliste du quartier vous apprend à lire les murs : qui a peint quoi, par-dessus qui, avec ou sans autorisation. Vous repartez en sachant tenir une bombe, après un essai sur une palissade prévue pour cela. Les fresques changent, la visite aussi."},
  {"id": 43, "title": "Orchestre des quartiers, concert de sortie de résidence", "category": "music", "subcategory": "classical", "location": "Marseille 4e", "venue": "Palais Longchamp",
   "address": "Boulevard du Jardin-Zoologique, 13004 Marseille", "at": [43.30425, 5.39461], "on": 14, "from": "18:00", "to": "19:30",
   "price": "Gratuit", "participants": 840, "organizer": "Orchestre des quartiers", "lineup": ["Orchestre des quartiers", "Direction : Clara Santoni"],
   "needs": ["mobility"], "features": ["En plein air", "Chaises et pelouse", "Accessible en fauteuil roulant"],
   "description": "Quatre-vingts enfants de 8 à 15 ans, six mois d’instrument, une symphonie de Haydn. Ils la jouent en entier, y compris le mouvement lent, qu’ils ont réclamé. Apportez une couverture : il y a deux cents chaises et beaucoup de pelouse."},
  {"id": 44, "title": "Les buts de la Canebière, racontés", "category": "culture", "subcategory": "talks", "location": "Marseille 1er", "venue": "Bibliothèque de l’Alcazar",
   "address": "58 cours Belsunce, 13001 Marseille", "at": [43.29911, 5.37598], "on": 30, "from": "18:30", "to": "20:30",
   "price": "Gratuit", "capacity": 280, "participants": 233, "organizer": "Mémoire des virages", "lineup": ["Roger Amsellem (journaliste)", "Sabrina Kaci (historienne)"],
   "needs": ["mobility", "hearing"], "features": ["Projection d’archives", "Boucle magnétique", "Accessible en fauteuil roulant"],
   "description": "Une historienne et un ancien journaliste de radio refont les matchs, archives sonores à l’appui. Chacun est invité à apporter un billet, une écharpe, une photo : les objets sont numérisés sur place et rendus aussitôt. L’entrée se fait dans la limite des places."},
  {"id": 45, "title": "Kitesurf : initiation à la plage du Prado", "category": "sport", "subcategory": "board-sports", "location": "Marseille 8e", "venue": "Plage de la Vieille Chapelle",
   "address": "Avenue de Montredon, 13008 Marseille", "at": [43.24961, 5.37452], "on": 6, "from": "13:00", "to": "17:00",
   "price": "95 €", "ticket": "kitesurf-prado", "capacity": 6, "participants": 4, "organizer": "Glisse Vieille Chapelle",
   "ages": [12], "features": ["Combinaison fournie", "Savoir nager 100 m", "Séance reportée si le vent manque"],
   "description": "Quatre heures pour comprendre le vent, piloter l’aile depuis le sable, puis se faire tracter dans l’eau jusqu’à la taille. Le moniteur décide la veille au soir : sans mistral raisonnable, on reporte sans frais. Prévoyez une serviette et de quoi goûter."},
  {"id": 46, "title": "Électro-cigales, sieste sonore", "category": "music", "subcategory": "electronic", "location": "Marseille 2e", "venue": "Esplanade du J4",
   "address": "Esplanade du J4, 13002 Marseille", "at": [43.29613, 5.36095], "on": "sunday", "from": "14:00", "to": "17:00",
   "price": "Prix libre", "participants": 410, "organizer": "Bureau des sons lents", "lineup": ["Mistral gagnant (set ambient)", "Noé Astier"],
   "features": ["Hamacs", "Casques pour les enfants", "Sans alcool"],
   "description": "Deux artistes, trois heures, quarante hamacs et aucune raison de se lever. Les nappes sont faites d’enregistrements de la rade : drisses, moteurs de navette, insectes. On peut dormir, c’est même le but. Aucune boisson alcoolisée n’est vendue ni admise."},
  {"id": 47, "title": "Foire aux santons et aux petits métiers", "category": "leisure", "subcategory": "country-fairs", "location": "Marseille 2e", "venue": "Place de la Major",
   "address": "Place de la Major, 13002 Marseille", "at": [43.29962, 5.36494], "on": -30, "also": [-29, -28], "from": "10:00", "to": "19:00",
   "price": "Gratuit", "participants": 9200, "organizer": "Chambre des santonniers",
   "features": ["Démonstrations de peinture", "Atelier d’argile pour enfants", "Navette depuis le Vieux-Port"],
   "description": "Quarante ateliers, de la puce de trois centimètres au grand habillé de toile. Un santonnier modèle chaque jour le portrait d’un visiteur tiré au sort. Les pièces ébréchées dans l’année sont réparées gratuitement, quel que soit l’atelier d’origine."},
  {"id": 48, "title": "Concert de soutien aux sauveteurs en mer", "category": "music", "subcategory": "world-music", "location": "Marseille 7e", "venue": "Fort d’Entrecasteaux",
   "address": "Boulevard Charles-Livon, 13007 Marseille", "at": [43.29246, 5.36287], "on": 7, "from": "19:30", "to": "23:00",
   "price": "De 15 à 40 €", "ticket": "sauveteurs-en-mer", "capacity": 1500, "participants": 720, "status": "cancelled", "organizer": "Quai des Solidarités", "lineup": ["Samira et les Marées", "Polyphonies du Panier"],
   "features": ["Billets remboursés automatiquement", "Dons toujours possibles sur place, au local de l’association"],
   "description": "Le concert est annulé : les vents annoncés ne permettent pas de monter la scène sur le bastion. Les billets sont remboursés sous dix jours, sans démarche de votre part. L’équipe cherche une salle et une autre date, et vous remercie pour votre patience."}
]$events$::jsonb);

insert into seeded
select jsonb_array_elements($events$[
  {"id": 49, "title": "Stade Toulousain – La Rochelle", "category": "sport", "subcategory": "rugby", "location": "Toulouse", "venue": "Stade Ernest-Wallon",
   "address": "114 rue des Troènes, 31200 Toulouse", "at": [43.62138, 1.41509], "on": "saturday", "from": "21:00", "to": "23:00",
   "price": "À partir de 25 €", "ticket": "toulouse-la-rochelle", "capacity": 19000, "participants": 17350, "organizer": "Stade Toulousain",
   "needs": ["mobility"], "features": ["Navettes depuis Barrière-de-Paris", "Sacs de plus de 15 litres refusés", "Places pour fauteuils roulants", "Ouverture des portes à 19:00"],
   "description": "L’affiche de la journée, à guichets presque fermés. Les portes ouvrent deux heures avant le coup d’envoi ; la fanfare des Rouge et Noir joue sur le parvis jusqu’à l’échauffement. Les places restantes sont surtout en virage, debout et bruyantes."},
  {"id": 50, "title": "Vernissage : ateliers ouverts de Saint-Cyprien", "category": "culture", "subcategory": "exhibitions", "location": "Toulouse", "venue": "Rue de la République et alentours",
   "address": "28 rue de la République, 31300 Toulouse", "at": [43.59914, 1.43375], "on": "friday", "also": ["saturday"], "from": "17:00", "to": "22:00",
   "price": "Gratuit", "participants": 1100, "organizer": "Rive gauche, portes ouvertes",
   "features": ["Trente-quatre ateliers", "Plan distribué place Olivier", "Certains ateliers à l’étage sans ascenseur"],
   "description": "Sérigraphes, luthiers, peintres et une souffleuse de verre ouvrent leur porte jusqu’à 22:00. On regarde, on questionne, on achète si l’on veut, sans galerie entre les deux. Le plan se retire place Olivier ou se lit sur les portes, marquées d’un rond rouge."},
  {"id": 51, "title": "Violette Oméga en concert", "category": "music", "subcategory": "pop", "location": "Toulouse", "venue": "L’Étage des Minimes",
   "address": "54 avenue des Minimes, 31200 Toulouse", "at": [43.62146, 1.43581], "on": 11, "from": "20:00", "to": "22:45",
   "price": "28 €", "ticket": "violette-omega", "capacity": 900, "participants": 815, "organizer": "Bleu Horizon Productions", "lineup": ["Violette Oméga", "Première partie : Nils"],
   "needs": ["mobility"], "features": ["Debout, balcon assis", "Gilets vibrants à réserver", "Accessible en fauteuil roulant"],
   "description": "Trois cents dates, deux albums, et toujours la même boîte à rythmes achetée dans un vide-grenier de Blagnac. Violette Oméga revient chez elle avec un spectacle à quatre et un piano droit au milieu de la scène. Gilets vibrants pour les personnes sourdes ou malentendantes, à réserver une semaine avant."},
  {"id": 52, "title": "Nuit des étoiles au Jardin royal", "category": "leisure", "subcategory": "workshops", "location": "Toulouse", "venue": "Jardin royal",
   "address": "Allées Jules-Guesde, 31000 Toulouse", "at": [43.59377, 1.45113], "on": 2, "from": "21:00", "to": "23:45",
   "price": "Gratuit", "participants": 380, "organizer": "Club d’astronomie Garonne",
   "ages": [5], "features": ["Douze lunettes et télescopes", "Lampe rouge conseillée", "Annulée si le ciel est couvert"],
   "description": "L’éclairage du jardin est éteint pour la soirée, et les allées du quartier aussi. Les bénévoles du club pointent Saturne, la nébuleuse du moment et un satellite si l’un passe. L’attente derrière chaque oculaire dépasse rarement dix minutes."},
  {"id": 53, "title": "Piloter un drone sans agacer personne", "category": "tech", "subcategory": "workshops", "location": "Toulouse", "venue": "Les Ateliers de la Piste",
   "address": "6 rue Jacqueline-Auriol, 31400 Toulouse", "at": [43.56576, 1.48482], "on": 10, "from": "09:30", "to": "12:30",
   "price": "35 €", "ticket": "piloter-un-drone", "capacity": 12, "participants": 7, "organizer": "Aéro-club des Ateliers",
   "ages": [14], "features": ["Drones prêtés", "Réglementation comprise", "Repli en salle s’il pleut"],
   "description": "Une heure de règles expliquées sans jargon, deux heures de vol en plein air sur l’ancienne piste. On apprend à décoller, à tenir un point fixe et surtout à renoncer. L’attestation remise à la fin vaut pour la catégorie ouverte A1."},
  {"id": 54, "title": "Marché gourmand de la Daurade", "category": "food", "subcategory": "markets", "location": "Toulouse", "venue": "Port de la Daurade",
   "address": "Port de la Daurade, 31000 Toulouse", "at": [43.60043, 1.43967], "on": 0, "from": "18:00", "to": "23:00",
   "price": "Gratuit", "participants": 2600, "organizer": "Producteurs de Garonne", "lineup": ["Trio Garonne (musette)"],
   "features": ["Trente producteurs", "Couverts à rapporter", "Grandes tables", "Musique jusqu’à 22:00"],
   "description": "Magret grillé, fromages des Pyrénées, vins de Fronton au verre. On remplit son assiette d’un stand à l’autre et l’on s’assoit où il reste de la place. La consigne des couverts est de deux euros, rendus en entier."},
  {"id": 55, "title": "Hip-hop Capitole : battle 2 contre 2", "category": "culture", "subcategory": "dance", "location": "Toulouse", "venue": "Place du Capitole",
   "address": "Place du Capitole, 31000 Toulouse", "at": [43.60448, 1.44384], "on": 14, "from": "15:00", "to": "19:00",
   "price": "Gratuit", "participants": 1750, "organizer": "Les Dalles roses", "lineup": ["DJ Pastel", "Jury : Nadjet, Bboy Tuile, Coralie M."],
   "features": ["Inscription des danseurs à 14:00", "Catégorie moins de 16 ans", "Initiation pour tous à 14:30"],
   "description": "Trente-deux duos venus de toute l’Occitanie sur un carré de dix mètres, posé au milieu de la place. Breaking le premier tour, tous styles ensuite. Le public entoure, assis d’abord, debout derrière ; les enfants passent devant."},
  {"id": 56, "title": "La Prairie des familles", "category": "festival", "subcategory": "music-festivals", "location": "Toulouse", "venue": "Prairie des Filtres",
   "address": "Cours Dillon, 31300 Toulouse", "at": [43.59655, 1.43504], "on": 45, "also": [46, 47], "from": "11:00", "to": "23:00",
   "price": "À partir de 10 €", "ticket": "prairie-des-familles", "participants": 7800, "organizer": "Prairie sonore", "lineup": ["Sona Kouyaté", "Los Hermanos Ríos", "Batucada Garona", "Mélusine et les Loups"],
   "needs": ["mobility"], "features": ["Gratuit jusqu’à 12 ans", "Espace bébé", "Casques antibruit prêtés", "Pelouse accessible par platelage"],
   "description": "Trois jours de musiques du monde où les enfants ne sont pas garés dans un coin : les scènes sont à leur hauteur et les concerts durent quarante minutes. À partir de 20:00, le volume et l’âge montent un peu. Platelage jusqu’au bord des scènes, change et micro-ondes à l’espace bébé."},
  {"id": 57, "title": "Handball : Toulouse reçoit Nîmes", "category": "sport", "subcategory": "handball", "location": "Toulouse", "venue": "Palais des sports de Compans-Caffarelli",
   "address": "3 rue Pierre-Laplace, 31000 Toulouse", "at": [43.61105, 1.43393], "on": 4, "from": "20:00", "to": "21:45",
   "price": "De 10 à 32 €", "ticket": "toulouse-nimes", "capacity": 4200, "participants": 2980, "organizer": "Toulouse Handball Ensemble",
   "needs": ["mobility"], "features": ["Tarif famille", "Places pour fauteuils roulants", "Rencontre avec les joueuses après le match"],
   "description": "Les deux meilleures défenses du championnat dans la même salle. Les joueuses restent vingt minutes au bord du terrain après le coup de sifflet, pour les photos et les ballons à signer. Le tarif famille couvre deux adultes et jusqu’à trois enfants."},
  {"id": 58, "title": "Carte blanche à l’écoute radiophonique", "category": "culture", "subcategory": "talks", "location": "Toulouse", "venue": "Chapelle des Cordeliers",
   "address": "13 rue des Lois, 31000 Toulouse", "at": [43.60576, 1.44021], "on": -1, "from": "19:00", "to": "21:00",
   "price": "Prix libre", "capacity": 110, "organizer": "La Grande Oreille", "lineup": ["Pauline Mercadier", "Atelier de création de Radio Brique"],
   "needs": ["hearing"], "features": ["Dans le noir complet", "Transats et tapis", "Boucle magnétique"],
   "description": "Deux documentaires sonores et une fiction courte, écoutés ensemble dans le noir. L’autrice raconte ensuite comment on monte une respiration."}
]$events$::jsonb);

insert into seeded
select jsonb_array_elements($events$[
  {"id": 59, "title": "Atelier : fabriquer son synthé", "category": "tech", "subcategory": "workshops", "location": "Bordeaux", "venue": "La Cantine de la Rive droite",
   "address": "87 quai des Queyries, 33100 Bordeaux", "at": [44.84885, -0.56098], "on": 14, "from": "19:00", "to": "22:00",
   "price": "15 €", "ticket": "fabriquer-son-synthe", "capacity": 16, "participants": 9, "organizer": "Circuits courts",
   "ages": [12], "features": ["Kit compris", "Aucune connaissance demandée", "Avec un adulte"],
   "description": "Un oscillateur, un filtre, un haut-parleur de récupération : en trois heures, votre synthé tient dans une boîte à sardines et réveille les voisins. Les composants viennent d’appareils démontés par l’association. On termine par un petit concert collectif, faux et joyeux."},
  {"id": 60, "title": "Dégustation à l’aveugle : dix vins, dix idées reçues", "category": "food", "subcategory": null, "location": "Bordeaux", "venue": "Chai du Port de la Lune",
   "address": "26 quai de Bacalan, 33300 Bordeaux", "at": [44.86271, -0.55562], "on": 1, "from": "19:00", "to": "21:30",
   "price": "39 €", "ticket": "dix-vins", "capacity": 24, "participants": 19, "organizer": "Le Verre à moitié", "lineup": ["Claire Dufourg (sommelière)"],
   "features": ["Majeurs uniquement", "Crachoirs", "Assiette de fromages comprise", "Version sans alcool sur demande"],
   "description": "Rouge ou blanc les yeux bandés, vieux ou jeune, cher ou pas : vous allez vous tromper, et c’est prévu. Claire Dufourg commente sans jargon et sans regarder les étiquettes. Une série de moûts sans alcool est proposée en parallèle."},
  {"id": 61, "title": "Miroirs, danse au ras de l’eau", "category": "culture", "subcategory": "dance", "location": "Bordeaux", "venue": "Miroir d’eau, place de la Bourse",
   "address": "Quai du Maréchal-Lyautey, 33000 Bordeaux", "at": [44.84167, -0.56951], "on": "saturday", "from": "21:30", "to": "22:20",
   "price": "Gratuit", "participants": 1350, "organizer": "Compagnie Marée haute", "lineup": ["Compagnie Marée haute", "Musique : Aurélien Sotto"],
   "needs": ["mobility"], "features": ["En plein air", "Visible de tous côtés", "Accessible en fauteuil roulant", "Annulé en cas de vent fort"],
   "description": "Douze interprètes, deux centimètres d’eau, le ciel deux fois. La pièce suit le cycle du miroir : vague, brume, immobilité. Elle est dansée deux fois si le public reste. Placez-vous côté Garonne pour avoir les façades dans le reflet."},
  {"id": 62, "title": "Brocante des Quinconces", "category": "leisure", "subcategory": "flea-markets", "location": "Bordeaux", "venue": "Place des Quinconces",
   "address": "Place des Quinconces, 33000 Bordeaux", "at": [44.84533, -0.57331], "on": 3, "also": [4, 5, 6, 7, 8, 9, 10, 11], "from": "10:00", "to": "19:00",
   "price": "6 €", "participants": 5600, "rating": 4.5, "reviews": 176, "organizer": "Brocanteurs de Gironde",
   "features": ["Gratuit pour les moins de 18 ans", "Expert présent l’après-midi", "Livraison dans la métropole"],
   "description": "Deux cents professionnels, de la cuillère dépareillée au buffet Louis-Philippe qui ne passera pas dans l’ascenseur. Un expert estime gratuitement un objet par visiteur, de 14:00 à 17:00. Les bonnes affaires se font le premier matin et la dernière heure."},
  {"id": 63, "title": "Contest de skate du Hangar à rampes", "category": "sport", "subcategory": "board-sports", "location": "Bordeaux", "venue": "Le Hangar à rampes",
   "address": "Quai de Brazza, 33100 Bordeaux", "at": [44.85638, -0.55276], "on": 9, "from": "11:00", "to": "19:00",
   "price": "8 €", "ticket": "contest-rampes", "capacity": 600, "participants": 432, "organizer": "Rampe Rive droite", "lineup": ["DJ Grip", "Jury : Manon Etcheverry"],
   "features": ["Catégories filles, garçons et moins de 14 ans", "Casque obligatoire", "Initiation le matin"],
   "description": "Street le matin, bowl l’après-midi, meilleure figure à la tombée du jour. Les inscriptions se prennent sur place jusqu’à 10:30, casque sur la tête. L’entrée est comprise pour quiconque roule."},
  {"id": 64, "title": "Sacré Bach ! Intégrale des suites pour violoncelle", "category": "music", "subcategory": "classical", "location": "Bordeaux", "venue": "Temple des Chartrons",
   "address": "32 rue Notre-Dame, 33000 Bordeaux", "at": [44.85294, -0.57107], "on": 6, "also": [7], "from": "20:00", "to": "21:45",
   "price": "24 €", "ticket": "suites-violoncelle", "capacity": 260, "participants": 144, "organizer": "Musiques au temple", "lineup": ["Ariane Besson (violoncelle)"],
   "needs": ["mobility"], "features": ["Trois suites par soir", "Pass deux soirs à 40 €", "Accessible en fauteuil roulant"],
   "description": "Trois suites le premier soir, trois le second, sur un instrument de 1720 monté en boyau. Ariane Besson dit quelques mots avant chacune, jamais plus d’une minute. Le temple n’est pas chauffé au-delà de dix-huit degrés."},
  {"id": 65, "title": "Grand Prix des Tonneliers, courses de trot", "category": "sport", "subcategory": "equestrian-sports", "location": "Bordeaux", "venue": "Hippodrome de la rive gauche",
   "address": "8 avenue de l’Hippodrome, 33200 Bordeaux", "at": [44.85906, -0.60871], "on": 60, "from": "13:30", "to": "18:00",
   "price": "À partir de 10 €", "ticket": "grand-prix-trot", "capacity": 5000, "participants": 2210, "organizer": "Société des courses girondines",
   "features": ["Gratuit pour les moins de 18 ans", "Visite des écuries", "Baptêmes de poney"],
   "description": "Huit courses, dont le Grand Prix à 16:10. Les coulisses se visitent le matin sur inscription : pesage, maréchalerie, vestiaire des jockeys. Les paris sont réservés aux majeurs ; les poneys, aux autres."},
  {"id": 66, "title": "Nuit du jeu vidéo indépendant", "category": "leisure", "subcategory": "video-games", "location": "Bordeaux", "venue": "Base sous-marine, alvéole 5",
   "address": "Boulevard Alfred-Daney, 33300 Bordeaux", "at": [44.86998, -0.55879], "on": 21, "from": "18:00", "to": "02:00",
   "price": "12,50 €", "ticket": "jeu-independant", "capacity": 650, "participants": 488, "organizer": "Pixels libres", "lineup": ["Studio Cabane", "Deux Souris", "Les Jeux d’Hortense"],
   "ages": [10], "features": ["Quarante jeux jouables", "Manettes adaptées", "Salle calme"],
   "description": "Quarante jeux en cours de fabrication, et ceux qui les font juste à côté. On essaie, on dit ce qui coince, on revient deux heures plus tard voir si c’est réparé. Une salle calme, sans musique, reste ouverte toute la soirée."},
  {"id": 67, "title": "Le repas des voisins de Saint-Michel", "category": "festival", "subcategory": "neighbourhood-parties", "location": "Bordeaux", "venue": "Place Meynard",
   "address": "Place Meynard, 33000 Bordeaux", "at": [44.83435, -0.56544], "on": 13, "from": "12:00", "to": "18:00",
   "price": "Gratuit", "participants": 720, "organizer": "Saint-Mich’ en commun", "lineup": ["Chorale La Flèche", "Gnawas de Bordeaux"],
   "features": ["Tables et bancs fournis", "Apportez un plat à partager", "Jeux de rue", "Concours de tchatche"],
   "description": "Les tables sont dressées sous la flèche, il ne manque que les plats : salé, sucré, d’ici ou de loin. À 15:00, le concours de tchatche départage les bonimenteurs du marché. Tout est rangé à 18:00, avec l’aide de ceux qui restent."},
  {"id": 68, "title": "La Cabane sauvage, jazz manouche au jardin", "category": "music", "subcategory": "jazz", "location": "Bordeaux", "venue": "Jardin public",
   "address": "Cours de Verdun, 33000 Bordeaux", "at": [44.84898, -0.57783], "on": -60, "from": "17:00", "to": "19:00",
   "price": "Gratuit", "participants": 530, "organizer": "Jardins d’écoute", "lineup": ["La Cabane sauvage"],
   "features": ["Pique-nique autorisé", "En plein air"],
   "description": "Deux guitares, un violon, une contrebasse et une clarinette de passage. Le quintette joue sans sonorisation, adossé au grand magnolia : asseyez-vous près."}
]$events$::jsonb);

insert into seeded
select jsonb_array_elements($events$[
  {"id": 69, "title": "Carnaval des enfants, atelier grosses têtes", "category": "leisure", "subcategory": "seasonal-parties", "location": "Nice", "venue": "Ateliers de la rue Hérold",
   "address": "5 rue Hérold, 06300 Nice", "at": [43.70617, 7.28391], "on": 5, "also": [12], "from": "14:00", "to": "17:00",
   "price": "10 €", "ticket": "grosses-tetes", "capacity": 30, "participants": 22, "organizer": "Les Carnavaliers du Paillon",
   "ages": [6, 12], "features": ["Un adulte par famille", "Tenue qui ne craint rien"],
   "description": "Papier, colle, osier : deux séances pour fabriquer une grosse tête à sa taille, avec les carnavaliers qui construisent les chars. La première sert à modeler, la seconde à peindre. Les têtes défilent ensuite dans le quartier, et leurs propriétaires avec."},
  {"id": 70, "title": "Socca, pissaladière et autres disputes", "category": "food", "subcategory": "cooking", "location": "Nice", "venue": "Cours Saleya",
   "address": "Cours Saleya, 06300 Nice", "at": [43.69552, 7.27548], "on": 2, "also": [9], "from": "09:30", "to": "13:00",
   "price": "58 €", "ticket": "socca", "capacity": 10, "participants": 6, "rating": 4.8, "reviews": 97, "organizer": "Cuisine nissarde, s’il vous plaît",
   "features": ["Courses au marché comprises", "Plats sans gluten", "Recettes envoyées", "En français ou en italien"],
   "description": "On achète au marché, on cuisine à deux pas, on mange ce que l’on a fait. La question de savoir si la vraie pissaladière porte des anchois est tranchée à main levée. Dix places, un four à bois, aucune indulgence pour la salade niçoise au maïs."},
  {"id": 71, "title": "Trail des balcons de la Méditerranée", "category": "sport", "subcategory": "mountain-sports", "location": "Nice", "venue": "Parc du mont Boron",
   "address": "Route forestière du Mont-Boron, 06300 Nice", "at": [43.69191, 7.30033], "on": 30, "from": "08:00", "to": "14:00",
   "price": "De 18 à 45 €", "ticket": "balcons-mediterranee", "capacity": 800, "participants": 566, "organizer": "Trail Baie des Anges",
   "features": ["10, 22 et 38 km", "Gobelet obligatoire", "Repas d’arrivée", "Marche de 8 km sans chronomètre"],
   "description": "Trois distances entre le fort du mont Alban et les crêtes de La Turbie, avec la mer à droite à l’aller. Le 38 kilomètres compte 2 100 mètres de montée et une barrière horaire à Èze. Les marcheurs partent les premiers et sont souvent doublés, avec le sourire."},
  {"id": 72, "title": "Quintette à vent de la Baie, concert-croisière", "category": "music", "subcategory": "classical", "location": "Nice", "venue": "Port Lympia, quai Lunel",
   "address": "Quai Lunel, 06300 Nice", "at": [43.69457, 7.28466], "on": 11, "from": "18:30", "to": "20:30",
   "price": "42 €", "ticket": "concert-croisiere", "capacity": 80, "participants": 80, "status": "full", "organizer": "Musique à flot", "lineup": ["Quintette à vent de la Baie"],
   "features": ["Verre de bienvenue", "Embarquement à 18:00", "Déconseillé aux personnes sujettes au mal de mer"],
   "description": "Ibert, Milhaud et un arrangement de « Boum ! » au large du cap Ferrat, moteur coupé. Le bateau rentre à la rame, ou presque : vitesse réduite pour ne pas couvrir le cor. Toutes les places sont parties ; une liste d’attente est tenue au ponton."},
  {"id": 73, "title": "Les Arènes en mots, lectures sous les oliviers", "category": "culture", "subcategory": "literature", "location": "Nice", "venue": "Jardin des Arènes de Cimiez",
   "address": "184 avenue des Arènes-de-Cimiez, 06000 Nice", "at": [43.71993, 7.27597], "on": "sunday", "from": "16:00", "to": "17:30",
   "price": "Gratuit", "participants": 140, "organizer": "Les Lecteurs debout", "lineup": ["Lecture : Bérénice Falco", "Contrebasse : Tom Grasso"],
   "features": ["Sous les oliviers", "Tapis prêtés", "Sans réservation"],
   "description": "Gary, Le Clézio, Sagan : trois écrivains qui ont regardé cette mer et n’y ont pas vu la même chose. Bérénice Falco lit, la contrebasse ponctue."},
  {"id": 74, "title": "Pop sous les galets : Marine Fréjus et invités", "category": "music", "subcategory": "pop", "location": "Nice", "venue": "Théâtre de Verdure",
   "address": "Espace Jacques-Cotta, 06000 Nice", "at": [43.69423, 7.26586], "on": 1, "from": "20:30", "to": "23:00",
   "price": "29 €", "ticket": "pop-sous-les-galets", "capacity": 1850, "participants": 1204, "organizer": "Galet Productions", "lineup": ["Marine Fréjus", "Octave", "Les Sœurs Lombard"],
   "needs": ["mobility"], "features": ["En plein air", "Assis et debout", "Places pour fauteuils roulants", "Vestiaire poussettes"],
   "description": "Un disque enregistré dans une cabine de plage, un orchestre de douze pour le faire tenir dehors. Marine Fréjus invite Octave et les Sœurs Lombard sur la moitié des chansons. Ouverture des portes à 19:00, fin à 23:00 précises : le voisinage dort."},
  {"id": 75, "title": "Rencontre des métiers du numérique", "category": "tech", "subcategory": "talks", "location": "Nice", "venue": "En ligne",
   "address": null, "at": null, "on": 6, "from": "18:00", "to": "19:30",
   "price": "Gratuit", "ticket": "metiers-du-numerique", "participants": 175, "status": "moved_online", "organizer": "Réseau Numérique Azur", "lineup": ["Amina Cherif", "Paul-Henri Giraud"],
   "features": ["Sous-titrage en direct", "Questions anonymes", "Enregistrement disponible une semaine"],
   "description": "Développeuse, administrateur de bases de données, rédactrice technique : trois parcours qui n’ont pas commencé par l’informatique. Faute de salle, la rencontre se tient finalement en ligne ; le lien arrive par courriel une heure avant. Les questions se posent par écrit, sans donner son nom."},
  {"id": 76, "title": "Courts du Suquet, nuit du court métrage", "category": "leisure", "subcategory": "cinema", "location": "Cannes", "venue": "Place de la Castre",
   "address": "Place de la Castre, 06400 Cannes", "at": [43.55087, 7.00982], "on": "friday", "from": "21:30", "to": "01:00",
   "price": "Prix libre", "capacity": 350, "participants": 290, "organizer": "Ciné-club du Suquet", "lineup": ["Dix-huit courts métrages", "Invitée : Salomé Quint (monteuse)"],
   "features": ["En plein air", "Plaids prêtés", "Sous-titres français", "Montée par l’escalier ou la navette"],
   "description": "Dix-huit films, le plus long dure quatorze minutes, le plus court le temps d’un éternuement. Aucun tapis, aucune marche à monter en robe longue : on s’assoit par terre. Le prix du public est une boîte de sardines dorée."},
  {"id": 77, "title": "Régate des vieux gréements", "category": "sport", "subcategory": "water-sports", "location": "Cannes", "venue": "Port Pierre-Canto",
   "address": "Boulevard de la Croisette, 06400 Cannes", "at": [43.54197, 7.03285], "on": 12, "also": [13, 14], "from": "11:00", "to": "17:30",
   "price": "Gratuit", "participants": 3900, "organizer": "Société nautique de la Croisette",
   "features": ["Pontons ouverts de 9:00 à 10:30", "Commentaires depuis la digue", "Jumelles à louer"],
   "description": "Soixante voiliers construits avant 1950, de la yole au cotre aurique de trente mètres. Les équipages accueillent le public sur les pontons avant le départ, pieds nus de préférence. Depuis la digue, un commentateur explique qui gêne qui, et pourquoi."},
  {"id": 78, "title": "Gala des parfumeurs", "category": "culture", "subcategory": null, "location": "Cannes", "venue": "Villa des Mimosas",
   "address": "12 avenue Isola-Bella, 06400 Cannes", "at": [43.55661, 7.01941], "on": 21, "from": "19:30", "to": "23:30",
   "price": "Prix sur invitation", "capacity": 120, "participants": 84, "organizer": "Cercle des nez", "lineup": ["Iris Vallauri", "Constantin Orlov"],
   "features": ["Tenue de ville", "Sans parfum, s’il vous plaît", "Voiturier"],
   "description": "Dix compositeurs présentent un accord inédit, à sentir dans l’ordre et en silence. Merci de venir sans parfum : le vôtre ferait de l’ombre aux leurs. Les invitations non retirées la veille sont proposées aux élèves de l’école de Grasse."},
  {"id": 79, "title": "Marché Forville la nuit", "category": "food", "subcategory": "markets", "location": "Cannes", "venue": "Marché Forville",
   "address": "6 rue du Marché-Forville, 06400 Cannes", "at": [43.55208, 7.01115], "on": 8, "from": "19:00", "to": "23:00",
   "price": "Gratuit", "participants": 1250, "organizer": "Les Halles de Forville", "lineup": ["Les Tontons flingués (guitares)"],
   "needs": ["mobility"], "features": ["Vingt-deux étals", "Huîtres et poisson grillé", "Tables communes", "Accessible en fauteuil roulant"],
   "description": "Les étals du matin rouvrent le soir, avec des grils. On choisit son poisson, on le fait cuire en face, on trouve un bout de table. Les marchands de fleurs bradent les bouquets à partir de 22:00."},
  {"id": 80, "title": "Traversée à la nage Sainte-Marguerite – Palm Beach", "category": "sport", "subcategory": "water-sports", "location": "Cannes", "venue": "Embarcadère de l’île Sainte-Marguerite",
   "address": "Île Sainte-Marguerite, 06400 Cannes", "at": [43.52284, 7.04718], "on": 90, "from": "09:30", "to": "11:30",
   "price": "1 250,50 € par équipe", "ticket": "traversee-nage", "capacity": 400, "participants": 268, "organizer": "Nageurs des îles",
   "features": ["Équipes de dix nageurs", "Bouée fournie", "Bateaux d’accompagnement", "Certificat médical demandé"],
   "description": "Mille cinq cents mètres en relais de dix, entre l’île et la pointe de la Croisette. L’engagement d’équipe comprend les bateaux, les bouées, le repas et le don à la station de sauvetage. La course est neutralisée si l’eau descend sous seize degrés."}
]$events$::jsonb);

-- A number of days from today in Paris, or a day of this weekend: on a Sunday, the weekend that is ending.
create function pg_temp.day_on(day text) returns date
  language sql stable
  return (
    select case day
      when 'friday' then saturday - 1
      when 'saturday' then saturday
      when 'sunday' then saturday + 1
      else today + day::integer
    end
    from (select (now() at time zone 'Europe/Paris')::date as today) as calendar,
      lateral (select today + (6 - extract(isodow from today)::integer) as saturday) as weekend
  );

-- An instant as ISO 8601, with the offset of Paris on that day.
create function pg_temp.iso_in_paris(moment timestamp) returns text
  language sql stable
  return to_char(moment, 'YYYY-MM-DD"T"HH24:MI:SS') || to_char(
    moment - (moment at time zone 'Europe/Paris') at time zone 'UTC',
    '"+"HH24:MI'
  );

-- Three families of ids, told apart by their fourth group: events, people, and what people did.
create function pg_temp.sample_id(number integer) returns uuid
  language sql immutable
  return ('00000000-0000-4000-8000-0000' || lpad(to_hex(number), 8, '0'))::uuid;

create function pg_temp.person_id(number integer) returns uuid
  language sql immutable
  return ('00000000-0000-4000-9000-0000' || lpad(to_hex(number), 8, '0'))::uuid;

create function pg_temp.interaction_id(number integer) returns uuid
  language sql immutable
  return ('00000000-0000-4000-a000-0000' || lpad(to_hex(number), 8, '0'))::uuid;

-- People. The first is the demo account, with the password lively-demo (bcrypt, which every GoTrue reads); the others
-- have none and cannot sign in. GoTrue reads its token columns as texts and fails on null, hence the empty ones.

create temporary table people (number integer primary key, full_name text not null, email text not null);

insert into people values
  (1, 'Camille Moreau', 'demo@lively.fr'),
  (2, 'Inès Belkacem', 'ines.belkacem@voisins.example'),
  (3, 'Théo Garnier', 'theo.garnier@voisins.example'),
  (4, 'Aminata Diallo', 'aminata.diallo@voisins.example'),
  (5, 'Lucas Ferreira', 'lucas.ferreira@voisins.example'),
  (6, 'Jeanne Le Goff', 'jeanne.le-goff@voisins.example'),
  (7, 'Mehdi Rahmani', 'mehdi.rahmani@voisins.example'),
  (8, 'Clémence Roux', 'clemence.roux@voisins.example'),
  (9, 'Hugo Nguyen', 'hugo.nguyen@voisins.example'),
  (10, 'Salomé Petit', 'salome.petit@voisins.example'),
  (11, 'Baptiste Morin', 'baptiste.morin@voisins.example'),
  (12, 'Nour Haddad', 'nour.haddad@voisins.example'),
  (13, 'Élise Fabre', 'elise.fabre@voisins.example'),
  (14, 'Yanis Colin', 'yanis.colin@voisins.example'),
  (15, 'Margaux Lefèvre', 'margaux.lefevre@voisins.example');

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change,
  email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  pg_temp.person_id(number), 'authenticated', 'authenticated', email,
  case number when 1 then '$2a$10$pYAzC.DFd1DV2n4pksVNs.ZwY0GVGZwL6i8JMLPWLojz94ZOCgSEO' end,
  now() - interval '60 days', '', '', '', '', '', '', '', '',
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object(
    'sub', pg_temp.person_id(number), 'email', email, 'full_name', full_name,
    'email_verified', true, 'phone_verified', false
  ),
  now() - interval '60 days', now() - interval '60 days'
from people
on conflict do nothing;

-- Hosted GoTrue finds a user by this column too; the embedded backend does not have it.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $update$
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
      where id in (select pg_temp.person_id(number) from people) and instance_id is null
    $update$;
  end if;
end;
$$;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select
  pg_temp.person_id(number), 'email', pg_temp.person_id(number)::text, pg_temp.person_id(number),
  jsonb_build_object(
    'sub', pg_temp.person_id(number), 'email', email, 'email_verified', true, 'phone_verified', false
  ),
  now() - interval '60 days', now() - interval '60 days'
from people
on conflict do nothing;

update public.profiles
set username = 'camille.m',
    location = 'Paris',
    bio = 'Jazz dans les petites salles, expositions le jeudi soir, calanques dès qu’il y a un train.'
where id = pg_temp.person_id(1) and username is null;

insert into public.events (
  id, title, category, subcategory, location, venue, full_address, latitude, longitude, date, "time", end_time,
  timings, status, participants, max_capacity, price, ticket_url, map_url, organizer, description, features, lineup,
  min_age, max_age, accessibility, rating, reviews, created_by, created_at
)
select
  pg_temp.sample_id(id), title, category, subcategory, location, venue, address, at[1], at[2],
  pg_temp.day_on("on"), "from", "to", timings, coalesce(status, 'scheduled'), participants, capacity, price,
  'https://billetterie.example/' || ticket,
  'https://www.openstreetmap.org/?mlat=' || at[1] || '&mlon=' || at[2] || '#map=17/' || at[1] || '/' || at[2],
  organizer, description, coalesce(features, '{}'), coalesce(lineup, '{}'),
  ages[1], ages[2], coalesce(needs, '{}'), rating, reviews,
  -- The demo account has published two of them.
  case when id in (8, 67) then pg_temp.person_id(1) end,
  -- Spread, so that the newest are not all of one city.
  now() - (id * 37 % 80 + 1) * interval '1 hour'
from seeded,
  lateral jsonb_to_record(event) as sample (
    id integer, title text, category text, subcategory text, location text, venue text, address text,
    at double precision[], "on" text, also text[], "from" time, "to" time, status text, participants integer,
    capacity integer, price text, ticket text, organizer text, description text, features text[], lineup text[],
    ages integer[], needs text[], rating numeric, reviews integer
  ),
  lateral (
    select jsonb_agg(
      jsonb_build_object(
        'begin', pg_temp.iso_in_paris(pg_temp.day_on(day) + "from"),
        -- What ends before it begins ends the next day.
        'end', pg_temp.iso_in_paris(pg_temp.day_on(day) + ("to" <= "from")::integer + "to")
      )
      order by pg_temp.day_on(day)
    ) as timings
    from unnest("on" || coalesce(also, '{}')) as day
  ) as calendar
on conflict do nothing;

-- Votes of everybody but the demo account: the event, how many like it, how many do not. Fourteen at most, and not
-- always the same people.
insert into public.event_votes (user_id, event_id, vote_type)
select
  pg_temp.person_id(2 + (event + turn) % 14), pg_temp.sample_id(event),
  case when turn <= ups then 'up' else 'down' end
from (
    values
      (1, 7, 0), (2, 9, 1), (4, 5, 0), (5, 6, 1), (6, 11, 1), (7, 8, 0), (8, 10, 0), (9, 6, 0), (10, 4, 1),
      (11, 7, 2), (13, 3, 3), (14, 8, 2), (16, 5, 6), (17, 13, 1), (18, 4, 0), (19, 2, 4), (20, 12, 1), (21, 9, 0),
      (23, 3, 1), (25, 12, 0), (26, 6, 1), (27, 10, 2), (28, 4, 0), (31, 5, 3), (35, 3, 0), (37, 14, 0), (38, 11, 0),
      (39, 6, 4), (40, 7, 1), (42, 8, 0), (46, 5, 2), (48, 9, 0), (49, 11, 3), (51, 10, 1), (54, 8, 0), (56, 6, 1),
      (59, 7, 0), (61, 10, 0), (62, 3, 2), (66, 9, 1), (70, 4, 0), (74, 5, 5), (76, 8, 0), (77, 6, 0), (80, 1, 6)
  ) as opinion (event, ups, downs),
  generate_series(1, ups + downs) as turn
on conflict do nothing;

-- The history of the demo account.

insert into public.event_preferences (user_id, category, subcategory)
values
  (pg_temp.person_id(1), 'concert', 'jazz'),
  (pg_temp.person_id(1), 'concert', 'classical'),
  (pg_temp.person_id(1), 'arts', 'exhibitions'),
  (pg_temp.person_id(1), 'arts', 'photography'),
  (pg_temp.person_id(1), 'shows', 'hiking')
on conflict do nothing;

insert into public.user_preferences (user_id, tag)
values (pg_temp.person_id(1), 'Jazz'), (pg_temp.person_id(1), 'Photographie'), (pg_temp.person_id(1), 'Lecture')
on conflict do nothing;

-- Jazz often enough to count as a habit; cinema and markets often enough to be suggested.
insert into public.event_interactions (id, user_id, event_id, tag, created_at)
select pg_temp.interaction_id(number), pg_temp.person_id(1), pg_temp.sample_id(event), tag, now() - days * interval '1 day'
from (
  values
    (1, 17, 'jazz', 0.2), (2, 1, 'jazz', 1.1), (3, 68, 'jazz', 3.4), (4, 17, 'jazz', 5.8), (5, 5, 'cinema', 0.6),
    (6, 76, 'cinema', 2.3), (7, 5, 'cinema', 6.5), (8, 54, 'markets', 1.7), (9, 79, 'markets', 4.2),
    (10, 18, 'markets', 9.1), (11, 24, 'exhibitions', 2.9), (12, 25, 'exhibitions', 7.7), (13, 21, 'photography', 11.3),
    (14, 38, 'hiking', 12.6), (15, 49, 'rugby', 13.2)
) as click (number, event, tag, days)
on conflict do nothing;

insert into public.event_votes (user_id, event_id, vote_type)
values
  (pg_temp.person_id(1), pg_temp.sample_id(25), 'up'),
  (pg_temp.person_id(1), pg_temp.sample_id(38), 'up'),
  (pg_temp.person_id(1), pg_temp.sample_id(68), 'up'),
  (pg_temp.person_id(1), pg_temp.sample_id(16), 'down')
on conflict do nothing;

insert into public.favorites (user_id, event_id, created_at)
values
  (pg_temp.person_id(1), pg_temp.sample_id(2), now() - interval '2 days'),
  (pg_temp.person_id(1), pg_temp.sample_id(21), now() - interval '4 days'),
  (pg_temp.person_id(1), pg_temp.sample_id(27), now() - interval '5 days'),
  (pg_temp.person_id(1), pg_temp.sample_id(76), now() - interval '9 days')
on conflict do nothing;

-- Tickets. The demo account holds one for two evenings to come and one for an evening past; others fill these rooms.
insert into public.purchases (user_id, event_id, purchased_at)
select pg_temp.person_id(turn), pg_temp.sample_id(event), now() - turn * interval '7 hours'
from (values (3, 11), (12, 5), (58, 13)) as sale (event, tickets), generate_series(1, tickets) as turn
on conflict do nothing;

drop function pg_temp.day_on, pg_temp.iso_in_paris, pg_temp.sample_id, pg_temp.person_id, pg_temp.interaction_id;
drop table seeded, people;
