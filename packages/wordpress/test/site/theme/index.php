<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title><?php bloginfo( 'name' ); ?></title>
<?php wp_head(); ?>
</head>
<body>
<main>
<?php while ( have_posts() ) : the_post(); ?>
	<article id="post-<?php the_ID(); ?>">
	<h2><?php the_title(); ?></h2>
	<?php is_singular() ? the_content() : the_excerpt(); ?>
	</article>
<?php endwhile; ?>
</main>
<aside><ul><?php is_home() && dynamic_sidebar( 'aside' ); ?></ul></aside>
<?php wp_footer(); ?>
</body>
</html>
