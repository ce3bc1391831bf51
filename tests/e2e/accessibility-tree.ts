import type { Page } from "@playwright/test";

/** A node as assistive technology sees it; `details` counts the elements that `aria-details` refers to. */
type Told = { role: string; name: string; description: string; details: number };

/** The page's accessibility tree as Chromium computes it, in reading order, without ignored nodes. */
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
