// Shows new mail by itself. The page works without it: a reload does the same.
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch('/outbox.json').catch(() => undefined);
  if (!answer?.ok) return;
  const [newest] = await answer.json();
  if (String(newest?.id ?? 0) !== document.body.dataset.newest) location.reload();
}, 3000);
