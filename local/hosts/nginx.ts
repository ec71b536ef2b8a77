import { languagesOf, type Rules, translatedPattern } from './hostFiles.ts';

/** To be included inside `http`. What each part does is told in the file itself, which is read without this one. */
export function nginxConf(rules: Rules): string {
  const languages = languagesOf(rules);
  const headers = Object.entries(rules.headers).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `# Include inside http { }; set root, and add listen 443 ssl with your certificate. Every build has a policy of its own:
# include it from the uploaded folder, and run nginx -s reload with each upload.

# ?lang=ar is answered with the file that is Arabic first.
map $arg_lang $language_folder {
  default "";
${languages.map((language) => `  "~*^${language}([-_].*)?$" /${language};`).join('\n')}
}

# What is named by its content is kept for good.
map $uri $cache_control {
  default "${rules.cacheForPages}";
  "~^/assets/" "${rules.cacheForAssets}";
}

server {
  listen 80;
  server_name ${rules.domain};
  root /var/www/${rules.domain};
  charset utf-8;
  charset_types text/css text/plain text/xml text/javascript application/javascript application/json image/svg+xml;
  absolute_redirect off;
  server_tokens off;

  # The build left every text compressed. With ngx_brotli: brotli_static on;
  gzip_static on;
  gzip_vary on;

${headers.join('\n')}
  add_header Cache-Control $cache_control always;

  location / {
    try_files $language_folder$uri/index.html $uri =404;
  }
  location = /manifest.webmanifest {
    types { }
    default_type application/manifest+json;
  }

  # A translated file is no address of its own.
${languages.map((language) => `  location ~ ^${translatedPattern(rules, language)}$ {\n    return 301 /$1?lang=${language};\n  }`).join('\n')}

  error_page 404 $language_folder/404.html;
${rules.notFound.map((file) => `  location = ${file} {\n    internal;\n  }`).join('\n')}
  location ~ ^(${rules.hidden.map((path) => path.replaceAll('.', '\\.')).join('|')})(\\.gz|\\.br)?$ {
    return 404;
  }
}
`;
}
