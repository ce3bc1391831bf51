const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** Text made safe for an element or a quoted attribute, in HTML and in XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Reverses `escapeHtml`; unescaped text stays unchanged. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|#0?39|#x27);/g,
    (entity) => characters.get(entity.replace(/#039|#x27/, "#39")) ?? entity,
  );
}
