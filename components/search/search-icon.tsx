import { Outline } from "@/components/ui/icon";

/** Search icons that the site's own set lacks, in the same style: outlines on a 24-unit grid. */
const paths = {
  heading: "M5 9.5h14M5 14.500h14M10 4.500l-1.500 15M15.500 4.500l-1.500 15",
  question:
    "M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 0 1 0-17M9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.7.4-1.100.9-1.100 1.800M12 16.500h.01",
  term: "M8.500 7l-5 5 5 5M15.500 7l5 5-5 5",
  pin: "M12 16.500v4.500M8.500 4h7M9.500 4v6.500L7 14v2h10v-2l-2.500-3.500V4",
  enter: "M19 6v6.500a3 3 0 0 1-3 3H5.500M9.500 11.500l-4 4 4 4",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  offline:
    "M4 4l16 16M8.500 16.200a5 5 0 0 1 5.200-1.100M5 12.700a10 10 0 0 1 4.300-2.600M14.700 10.100a10 10 0 0 1 4.300 2.600M2.500 9a14.500 14.500 0 0 1 4.200-2.800M11 5a14.500 14.500 0 0 1 10.500 4M12 19.500h.01",
  nothing:
    "M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM15.500 15.500L20 20M8.500 8.500l4 4M12.500 8.500l-4 4",
  stop: "M7 7h10v10H7z",
  send: "M12 19V5M6 11l6-6 6 6",
  like: "M7.500 11v9H4v-9zM7.500 11l4-7.500c1.500 0 2.500 1 2.500 2.500V9.500h4.500a1.500 1.500 0 0 1 1.500 1.800l-1.200 7a2 2 0 0 1-2 1.700H7.500",
  dislike:
    "M7.500 13V4H4v9zM7.500 13l4 7.500c1.500 0 2.500-1 2.500-2.500v-3.500h4.500a1.500 1.500 0 0 0 1.500-1.800l-1.200-7a2 2 0 0 0-2-1.700H7.500",
} as const;

type SearchIconName = keyof typeof paths;

/** A decorative icon; the text beside it carries the meaning. */
export function SearchIcon({ name, size = 20 }: { name: SearchIconName; size?: number }) {
  return <Outline path={paths[name]} size={size} />;
}
