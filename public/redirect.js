// Runs on pages at old addresses: goes to the new one with the query and hash the reader came with.
(() => {
  const target = new URL(document.currentScript.dataset.to, location.href);
  if (location.search) target.search = location.search;
  if (location.hash) target.hash = location.hash;
  location.replace(target.href);
})();
