"use client";

import { RouteError } from "@/components/errors/route-error";

export default RouteError;
