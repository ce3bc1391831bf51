import { drawIcon } from "@/components/social/draw";
import { drawnIcons, isIconName } from "@/lib/metadata/icons";
import { paramsToRender } from "@/lib/nav/routes";
import { iconPath } from "@/lib/paths";
import { siteToRender } from "@/lib/site/current";

type Context = { params: Promise<{ name: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

export async function generateStaticParams(): Promise<{ name: string }[]> {
  const { only } = await siteToRender();
  const icons = Object.keys(drawnIcons).map((name) => ({ path: iconPath(name), params: { name } }));
  return paramsToRender(only, icons, (name) => ({ name }));
}

/** One icon for home screens or the web app manifest, rendered at build time. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  if (!isIconName(name)) return new Response(null, { status: 404 });
  const { size, padding, rounded } = drawnIcons[name];
  return drawIcon(size, { padding, rounded });
}
