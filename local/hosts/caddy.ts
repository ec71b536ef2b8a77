import { languagesOf, type Rules, translatedPattern } from './hostFiles.ts';

/** A site block as it stands: Caddy fetches the certificate for the name by itself. */
export function caddyfile(rules: Rules): string {
  const languages = languagesOf(rules);
  const headers = Object.entries(rules.headers).map(([name, value]) => `    ${name} "${value}"`);
  const folders = languages.flatMap((language) => [
    `  @asks_${language} expression \`{http.request.uri.query.lang}.matches('(?i)^${language}([-_].*)?$')\``,
    `  vars @asks_${language} folder /${language}`,
  ]);
  const moved = languages.flatMap((language) => [
    `  @file_${language} path_regexp file_${language} ^${translatedPattern(rules, language)}$`,
    `  redir @file_${language} /{re.file_${language}.1}?lang=${language} 301`,
  ]);
  return `# Every build has a policy of its own: import this file from the uploaded folder, and run caddy reload with each upload.
(security_headers) {
  header {
${headers.join('\n')}
    -Server
  }
}

${rules.domain} {
  root * /var/www/${rules.domain}

  import security_headers
  @assets path /assets/*
  header @assets Cache-Control "${rules.cacheForAssets}"
  @pages not path /assets/*
  header @pages Cache-Control "${rules.cacheForPages}"
  header /manifest.webmanifest Content-Type application/manifest+json

  # ?lang=ar is answered with the file that is Arabic first.
  vars folder ""
${folders.join('\n')}

  # A translated file is no address of its own.
${moved.join('\n')}

  @hidden path ${rules.notFound.join(' ')} ${rules.hidden.map((path) => `${path} ${path}.*`).join(' ')}
  error @hidden 404

  try_files {vars.folder}{path}/index.html {path}
  file_server {
    precompressed br gzip
  }

  # An error is answered without what stands above.
  handle_errors {
    import security_headers
    header Cache-Control "${rules.cacheForPages}"
    rewrite * {vars.folder}/404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
