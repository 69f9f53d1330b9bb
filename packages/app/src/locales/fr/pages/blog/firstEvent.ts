import type { BlogPostContent } from '@lively/ui/screens';

export const firstEvent: BlogPostContent = {
  id: 'first-event',
  meta: {
    title: 'Organiser sa première soirée sans y laisser ses week-ends',
    description:
      'Lieu, date, annonce, jour J : le calendrier de six semaines que nous donnons aux organisateurs qui débutent, avec les erreurs les plus fréquentes.',
  },
  opening: [
    'La première fois, on veut tout faire bien, donc on fait tout soi-même, donc on ne profite de rien. Depuis trois ans j’accompagne des personnes qui publient leur premier événement : un concert dans une cour, un tournoi d’échecs, une soupe géante. Les réussites se ressemblent. Elles sont petites, elles ont une fin, et quelqu’un d’autre tient la porte.',
    'Voici le calendrier que j’envoie quand on me demande par où commencer. Il tient en six semaines, à raison de deux heures par semaine.',
  ],
  sections: [
    {
      id: 'six-weeks',
      title: 'Six semaines avant : une phrase et un lieu',
      blocks: [
        'Écrivez ce qui va se passer en une phrase, avec un verbe. « On apprend à souder une radio » donne envie. « Rencontre conviviale autour de l’électronique » demande un effort. Si la phrase ne vient pas, l’événement n’est pas encore prêt.',
        'Cherchez ensuite un lieu qui sera plein. Trente personnes dans une salle de trente-cinq, c’est une soirée réussie ; les mêmes dans une salle de deux cents, c’est une réunion. Demandez tout de suite l’heure à laquelle il faut rendre les clés, le nombre de chaises et où se trouvent les toilettes accessibles.',
      ],
    },
    {
      id: 'four-weeks',
      title: 'Quatre semaines avant : la date, puis l’annonce',
      blocks: [
        'Vérifiez ce qui a lieu le même soir dans votre ville. Un match important vide les salles, un festival voisin peut au contraire vous amener du monde. Choisissez, puis ne changez plus : une date déplacée perd une partie de ses inscrits, même quand elle arrange tout le monde.',
        'Publiez alors la page. Un titre de moins de 100 caractères, l’adresse complète, l’heure de fin et le prix, même s’il est nul : « Gratuit » est un mot que l’on cherche. Dans la description, répondez aux trois questions que l’on vous posera de toute façon.',
        {
          list: [
            'Faut-il savoir déjà faire quelque chose ?',
            'Que faut-il apporter ?',
            'Que se passe-t-il s’il pleut ?',
          ],
        },
      ],
    },
    {
      id: 'two-weeks',
      title: 'Deux semaines avant : dix messages',
      blocks: [
        'Aucune annonce ne remplace dix messages personnels. Écrivez à dix personnes que le sujet concerne vraiment et demandez-leur, non pas de venir, mais de transmettre à une seule autre. C’est un petit service, précis, que presque tout le monde rend.',
        'C’est aussi le moment de déléguer l’accueil. Trouvez quelqu’un qui arrivera trente minutes avant vous, saura où sont les clés et sourira. Ce n’est pas un rôle secondaire : la première minute décide de l’humeur de la soirée.',
      ],
    },
    {
      id: 'day',
      title: 'Le jour même : une heure de rien',
      blocks: [
        'Finissez tout une heure avant l’ouverture, et passez cette heure à ne rien faire sur place. Vous verrez la rallonge qui traîne, la pancarte invisible depuis la rue, le micro trop bas. Si tout va bien, vous boirez un verre d’eau, ce qui n’arrivera plus avant minuit.',
        'Commencez à l’heure, même à moitié vide. Les ponctuels vous en sauront gré et les retardataires se dépêcheront la fois suivante. Et finissez à l’heure annoncée, quitte à laisser une envie : c’est elle qui remplira la deuxième.',
      ],
    },
    {
      id: 'after',
      title: 'Le lendemain : trois lignes',
      blocks: [
        'Notez ce que vous referiez, ce que vous ne referiez pas, et le nombre de personnes venues. Trois lignes suffisent. Remerciez celle qui tenait la porte. Puis publiez la date suivante avant que l’on vous la demande : notre [guide pas à pas](/help/create-event) contient la liste à cocher, elle sert autant de fois que nécessaire.',
      ],
    },
  ],
};
