<?php
// Installs WordPress in a folder that has its configuration, with a front page and posts:
// `installWordpress.php FOLDER URL < content.json`.
[, $folder, $url] = $argv;
$content = json_decode(stream_get_contents(STDIN));
$_SERVER['HTTP_HOST'] = preg_replace('#^https?://#', '', $url);
define('WP_INSTALLING', true);
require "$folder/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
// Its letter has nowhere to go.
function wp_new_blog_notification() {}
wp_install($content->title, 'admin', 'admin@exemplo.pt', true, '', 'uma palavra-passe comprida', 'pt_PT');
$publish = fn($post, $type) => wp_insert_post([
    'post_type' => $type,
    'post_status' => 'publish',
    'post_author' => 1,
    'post_title' => $post->title,
    'post_content' => $post->html,
], true);
foreach ($content->posts as $post) $publish($post, 'post');
update_option('page_on_front', $publish($content->front, 'page'));
update_option('show_on_front', 'page');
