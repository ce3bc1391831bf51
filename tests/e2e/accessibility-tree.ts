import type { Page } from "@playwright/test";

/** What assistive technology is told of an element. */
type Told = { role: string; name: string; description: string; details: number };

/** Chromium's own accessibility tree of the page, in reading order, without what it leaves out. */
export async function accessibilityTree(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder: typeof nodes = [];
  const visit = (node: (typeof nodes)[number] | undefined) => {
    if (!node) return;
    inOrder.push(node);
    for (const id of node.childIds ?? []) visit(byId.get(id));
  };
  visit(nodes.find(({ parentId }) => parentId === undefined));
  return inOrder
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties }) => ({
      role: String(role?.value ?? ""),
      name: String(name?.value ?? ""),
      description: String(description?.value ?? ""),
      details: properties?.find((property) => property.name === "details")?.value.relatedNodes?.length ?? 0,
    }));
}
